import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const UI = join(import.meta.dirname, '../../../packages/ui/src');
const styles = readFileSync(join(import.meta.dirname, 'app.css'), 'utf8');
const leftOut = [...styles.matchAll(/@source not '[./]*packages\/ui\/src\/([^']+)'/g)].map(
  ([, path = '']) => path,
);
const components = globSync(leftOut, { cwd: UI });

const isLeftOut = (path: string) => /\.(stories|test)\.tsx?$|^staff\//.test(path);
const visible = (paths: string[]) => paths.filter((path) => !isLeftOut(path));
const sources = [
  ...visible(globSync('**/*.{ts,tsx}', { cwd: import.meta.dirname })).map((path) =>
    join(import.meta.dirname, path),
  ),
  ...visible(globSync('**/*.{ts,tsx}', { cwd: UI, exclude: components })).map((path) => join(UI, path)),
];

it('the style sheet leaves out only components that exist', () => {
  expect(leftOut).not.toEqual([]);
  for (const pattern of leftOut) expect(globSync(pattern, { cwd: UI })).not.toEqual([]);
});

it.each(components)('no page shows %s, whose styles are left out of the style sheet', (component) => {
  const imported = new RegExp(`from '(@pgm/ui|\\.[./]*)/(\\w+/)?${component.split('/').at(-1)}[/']`);
  expect(sources.filter((path) => imported.test(readFileSync(path, 'utf8')))).toEqual([]);
});
