import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './workspace.mjs';

const PACKAGE = join(ROOT, 'packages/machines');

/** A unit that the kit makes is one file, as long as that has no more lines. */
const SHORT = 80;

const read = (path) => readFileSync(join(PACKAGE, path), 'utf8');
const lines = (path) => read(path).trimEnd().split('\n').length;

/** The folders of the domains: `src/sales/orders`, the names of their sources, and the function of the kit, if one makes the machine. */
const units = globSync('src/*/*/', { cwd: PACKAGE }).map((folder) => {
  const sources = globSync('*.ts', { cwd: join(PACKAGE, folder) })
    .filter((name) => !/\.(test|scenario)\.ts$/.test(name))
    .toSorted();
  const main = sources.find((name) => /\.(list|machine)\.ts$/.test(name));
  const [, maker] =
    (main && /^export const \w+Machine = (create\w+)[<(]/m.exec(read(join(folder, main)))) ?? [];
  return { folder, sources, main, maker, hasIndex: sources.includes('index.ts') };
});

const { exports: exported } = JSON.parse(read('package.json'));

describe('a unit of packages/machines', () => {
  it('that is a list of the kit is one file', () => {
    const lists = units.filter(({ maker }) => maker === 'createPagedList');
    expect(lists.length).toBeGreaterThan(10);
    expect(lists.filter(({ folder, sources }) => sources.join() !== `${basename(folder)}.list.ts`)).toEqual(
      [],
    );
  });

  it('that is called a list is one of the kit', () => {
    expect(
      units.filter(({ main, maker }) => main?.endsWith('.list.ts') && maker !== 'createPagedList'),
    ).toEqual([]);
  });

  it('that the kit makes has its view and its verbs beside the machine while it is short', () => {
    const parted = units.filter(({ maker, hasIndex }) => maker !== undefined && hasIndex);
    const length = ({ folder, sources }) =>
      sources.filter((name) => name !== 'index.ts').reduce((sum, name) => sum + lines(join(folder, name)), 0);
    expect(parted.filter((unit) => length(unit) <= SHORT)).toEqual([]);
  });

  it('has an index only where that joins several files', () => {
    const joined = (folder) => new Set(read(join(folder, 'index.ts')).match(/'\.[^']+'/g)).size;
    expect(units.filter(({ folder, hasIndex }) => hasIndex && joined(folder) < 2)).toEqual([]);
  });

  it('without an index has its own line in the exports', () => {
    const missing = units.filter(({ folder, main, hasIndex }) => {
      if (main === undefined || hasIndex) return false;
      return exported[folder.replace('src', '.')]?.['pgm:source'] !== `./${folder}/${main}`;
    });
    expect(missing).toEqual([]);
  });

  it('with an index needs none', () => {
    const own = Object.keys(exported).filter((path) => !path.includes('*') && !path.startsWith('./kit'));
    expect(own.filter((path) => existsSync(join(PACKAGE, 'src', path, 'index.ts')))).toEqual([]);
  });
});
