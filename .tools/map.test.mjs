import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './workspace.mjs';

/** Folders and files that `docs/map.md` names, one by one or by a pattern. */
const COVERED = [
  '*',
  '*/',
  'docs/*',
  'docs/*/',
  'packages/*/',
  'packages/*/*/',
  'packages/*/src/*/',
  'apps/*/',
  'apps/*/*/',
  'apps/site/app/*',
  'apps/site/app/*/',
  'apps/server/src/*',
  'apps/server/src/*/',
  'apps/server/src/platform/*/',
  '.storybook/*',
  '.storybook/*/',
  '.tools/*',
  '.tools/*/',
];

/** Folders that need a line of their own: a pattern says nothing about what is in one. */
const NAMED = [
  '*/',
  'packages/*/',
  'apps/*/',
  'apps/site/app/*/',
  'apps/server/src/*/',
  '.storybook/*/',
  '.tools/*/',
];

const entries = entriesOf('');
const places = placesOf(readFileSync(join(ROOT, 'docs/map.md'), 'utf8'));
const literal = places.filter((place) => !place.includes('*'));

describe('the map', () => {
  it('names places at all', () => {
    expect(places.length).toBeGreaterThan(50);
  });

  it.each(places)('names %s, which exists', (place) => {
    expect(entries.some((entry) => matches(place, entry))).toBe(true);
  });

  it('names every place once', () => {
    expect(places.filter((place, index) => places.indexOf(place) !== index)).toEqual([]);
  });

  it('leaves nothing out: what is listed here needs a line in docs/map.md', () => {
    expect(below(COVERED).filter((entry) => !places.some((place) => matches(place, entry)))).toEqual([]);
  });

  it('tells of every resource and app by name: what is listed here needs a line of its own', () => {
    expect(below(NAMED).filter((entry) => !literal.includes(entry))).toEqual([]);
  });
});

/** The entries of the repository at some levels. */
function below(levels) {
  return entries.filter((entry) => levels.some((level) => matches(level, entry)));
}

/** Whether a path is what a pattern means; `*` stands for one name, and folders end with a slash. */
function matches(pattern, path) {
  const names = pattern.split('*').map((part) => part.replace(/[.]/g, '\\.'));
  return new RegExp(`^${names.join('[^/]+')}$`).test(path);
}

/** The paths in the first column of the tables headed 'Where'. */
function placesOf(markdown) {
  const tables = markdown.split(/\n\n+/).filter((block) => /^\| Where\b/.test(block));
  const rows = tables.flatMap((table) => table.trim().split('\n').slice(2));
  return rows.map((row) => /^\| `([^`]+)`/.exec(row)?.[1] ?? row);
}

/** Every file and folder that is kept: what .gitignore names is made by some command. */
function entriesOf(folder) {
  return readdirSync(join(ROOT, folder), { withFileTypes: true })
    .filter(({ name }) => !ignored().has(name))
    .flatMap((entry) =>
      entry.isDirectory()
        ? [`${folder}${entry.name}/`, ...entriesOf(`${folder}${entry.name}/`)]
        : [`${folder}${entry.name}`],
    );
}

function ignored() {
  const lines = readFileSync(join(ROOT, '.gitignore'), 'utf8').split('\n');
  return new Set(['.git', ...lines.map((line) => line.replace(/\/$/, ''))]);
}
