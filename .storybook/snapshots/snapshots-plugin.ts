import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadCsf } from 'storybook/internal/csf-tools';
import type { Plugin } from 'vite';
import { type Snapshots, toSnapshots } from './modes.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The stories in the code of a file, by the names of their exports, and how Chromatic captures each. */
export function listSnapshots(code: string, file: string): ReadonlyMap<string, Snapshots> {
  const csf = loadCsf(code, { fileName: file, makeTitle: (title) => title ?? file }).parse();
  return new Map(
    csf.indexInputs
      .filter(({ type }) => type === 'story')
      .map(({ exportName, tags = [] }) => [exportName, toSnapshots(file, tags.includes('play-fn'))]),
  );
}

/**
 * Gives each story the parameter by which Chromatic captures it. Whether a story has a play function is known only from its
 * code: parameters are merged without it.
 */
export function snapshots(): Plugin {
  return {
    name: 'pgm:snapshots',
    enforce: 'pre',
    transform(code, path) {
      const file = relative(root, path);
      if (!file.endsWith('.stories.tsx')) return;
      const parameters = [...listSnapshots(code, file)].map(
        ([story, chromatic]) =>
          `${story}.parameters = { ...${story}.parameters, chromatic: ${JSON.stringify(chromatic)} };`,
      );
      return { code: `${code}\n${parameters.join('\n')}`, map: null };
    },
  };
}
