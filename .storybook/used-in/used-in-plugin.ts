import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { listUses } from './list-uses.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const FILES = ['packages/ui/src/*/*/*.tsx', 'apps/site/app/{flows/*,staff}/*/*.tsx'];
const MODULE = '\0pgm:uses';

/** Gives the docs pages the module `virtual:uses`: what uses each component, read from the imports when Storybook is built. */
export function usedIn(): Plugin {
  return {
    name: 'pgm:used-in',
    resolveId: (id) => (id === 'virtual:uses' ? MODULE : undefined),
    load: (id) => {
      if (id !== MODULE) return undefined;
      const paths = globSync(FILES, { cwd: root, exclude: (path) => path.endsWith('.test.tsx') });
      const sources = Object.fromEntries(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
      return `export default ${JSON.stringify(listUses(sources))};`;
    },
  };
}
