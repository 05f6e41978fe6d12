import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { ROOT } from '../run/workspace.mjs';

const Targets = z.record(z.string(), z.string()).and(z.object({ 'pgm:source': z.string() }));
const Manifest = z.object({
  name: z.string(),
  // An asset is a text; a module has several targets.
  exports: z.record(z.string(), z.union([z.string(), Targets])),
});

const exported = globSync('packages/*/package.json', { cwd: ROOT }).flatMap((manifest) => {
  const { name, exports } = Manifest.parse(JSON.parse(readFileSync(join(ROOT, manifest), 'utf8')));
  return Object.entries(exports).flatMap(([path, targets]) =>
    typeof targets === 'object' ? [{ name: join(name, path), folder: join(manifest, '..'), targets }] : [],
  );
});

/** Whether a file matches a target; every `*` of the target stands for the same text. */
const matches = (target: string, file: string) =>
  new RegExp(`^${target.slice(2).replace('*', '(.+)').replaceAll('*', '\\1')}$`).test(file);

describe('the exports of a package', () => {
  it.each(exported)('have a source for $name', ({ folder, targets }) => {
    const sources = globSync('src/**/*.{ts,tsx}', { cwd: join(ROOT, folder) });
    expect(sources.filter((file) => matches(targets['pgm:source'], file))).not.toEqual([]);
  });

  it.each(exported)('are built to the place of the source for $name', ({ targets }) => {
    const built = targets['pgm:source'].replace('./src/', './dist/').replace(/\.tsx?$/, '');
    expect(targets).toEqual({
      'pgm:source': targets['pgm:source'],
      types: `${built}.d.ts`,
      default: `${built}.js`,
    });
  });
});
