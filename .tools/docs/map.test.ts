import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../run/workspace.mjs';

/** Folders and files that `docs/map.md` lists, one by one or by a pattern. */
const COVERED = [
  '*',
  '*/',
  'docs/*',
  'docs/*/',
  'packages/*/',
  'packages/*/*/',
  'packages/*/src/*/',
  'packages/*/src/*/*/',
  'apps/*/',
  'apps/*/*/',
  'apps/site/app/*',
  'apps/site/app/*/',
  'apps/site/app/flows/*/',
  'apps/site/app/flows/*/*/',
  'apps/server/src/*',
  'apps/server/src/*/',
  'apps/server/src/*/*/',
  '.storybook/*',
  '.storybook/*/',
  '.tools/*',
  '.tools/*/',
];

/** Folders that need their own entry: a pattern says nothing about their content. */
const NAMED = [
  '*/',
  'packages/*/',
  'packages/*/src/*/',
  'packages/api/src/*/*/',
  'apps/*/',
  'apps/site/app/*/',
  'apps/site/app/flows/*/',
  'apps/server/src/*/',
  'apps/server/src/*/*/',
  '.storybook/*/',
  '.tools/*/',
];

const entries = toEntries('');
const paths = findPlaceholders(readFileSync(join(ROOT, 'docs/map.md'), 'utf8'));
const literal = paths.filter((place) => !place.includes('*'));

describe('the map', () => {
  it('lists some paths', () => {
    expect(paths.length).toBeGreaterThan(50);
  });

  it.each(paths)('lists %s, which exists', (place) => {
    expect(entries.some((entry) => matches(place, entry))).toBe(true);
  });

  it('lists every path once', () => {
    expect(paths.filter((place, index) => paths.indexOf(place) !== index)).toEqual([]);
  });

  it('is complete: what is listed here needs an entry in docs/map.md', () => {
    expect(below(COVERED).filter((entry) => !paths.some((place) => matches(place, entry)))).toEqual([]);
  });

  it('lists every resource and app by name: what is listed here needs its own entry', () => {
    expect(below(NAMED).filter((entry) => !literal.includes(entry))).toEqual([]);
  });
});

/** The files and folders of the repository at some levels of depth. */
function below(levels: readonly string[]): string[] {
  return entries.filter((entry) => levels.some((level) => matches(level, entry)));
}

/** Whether a path matches a pattern; `*` stands for one name, and folders end with a slash. */
function matches(pattern: string, path: string): boolean {
  const names = pattern.split('*').map((part) => part.replace(/[.]/g, '\\.'));
  return new RegExp(`^${names.join('[^/]+')}$`).test(path);
}

/** The paths in the first column of the tables headed 'Where'. */
function findPlaceholders(markdown: string): string[] {
  const tables = markdown.split(/\n\n+/).filter((block) => /^\| Where\b/.test(block));
  const rows = tables.flatMap((table) => table.trim().split('\n').slice(2));
  return rows.map((row) => /^\| `([^`]+)`/.exec(row)?.[1] ?? row);
}

/** Every file and folder in version control: files that .gitignore names are generated. */
function toEntries(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true })
    .filter(({ name }) => !ignored().has(name))
    .flatMap((entry) =>
      entry.isDirectory()
        ? [`${folder}${entry.name}/`, ...toEntries(`${folder}${entry.name}/`)]
        : [`${folder}${entry.name}`],
    );
}

function ignored(): Set<string> {
  const lines = readFileSync(join(ROOT, '.gitignore'), 'utf8').split('\n');
  return new Set(['.git', ...lines.map((line) => line.replace(/\/$/, ''))]);
}
