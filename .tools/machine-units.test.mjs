import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './workspace.mjs';

const PACKAGE = join(ROOT, 'packages/machines');

/** A unit that has no more lines is one file. */
const SHORT = 80;

const read = (...path) => readFileSync(join(PACKAGE, ...path), 'utf8');

/** Every flow: its folder, such as `src/sales/orders`, its sources without the index, and the one with its machine. */
const units = globSync('src/*/*/', { cwd: PACKAGE }).map((folder) => {
  const files = globSync('*.ts', { cwd: join(PACKAGE, folder), exclude: ['*.{test,scenario}.ts'] });
  return {
    folder,
    hasIndex: files.includes('index.ts'),
    sources: files.filter((name) => name !== 'index.ts'),
    main: files.find((name) => /\.(list|machine)\.ts$/.test(name)),
  };
});
const lists = units.filter(({ main }) => main?.endsWith('.list.ts'));

const { exports: exported } = JSON.parse(read('package.json'));

describe('a flow of packages/machines', () => {
  it('that is a list of the kit is one file, which is named so', () => {
    const made = units.filter(
      ({ folder, main }) => main && / = createPagedList[<(]/.test(read(folder, main)),
    );
    expect(made.length).toBeGreaterThan(10);
    expect(made.filter(({ folder, sources }) => sources.join() !== `${basename(folder)}.list.ts`)).toEqual(
      [],
    );
    expect(lists.filter((list) => !made.includes(list))).toEqual([]);
  });

  it('has its view and its verbs beside the machine while it is short', () => {
    const length = ({ folder, sources }) =>
      sources.flatMap((name) => read(folder, name).trimEnd().split('\n')).length;
    expect(units.filter((unit) => unit.hasIndex && length(unit) <= SHORT)).toEqual([]);
  });

  it('has an index only where that joins several files', () => {
    const joined = ({ folder }) => new Set(read(folder, 'index.ts').match(/'\.[^']+'/g)).size;
    expect(units.filter((unit) => unit.hasIndex && joined(unit) < 2)).toEqual([]);
  });

  it('without an index has its own line in the exports', () => {
    const unlisted = units.filter(({ folder, main, hasIndex }) => {
      if (main === undefined || hasIndex) return false;
      return exported[folder.replace('src', '.')]?.['pgm:source'] !== `./${folder}/${main}`;
    });
    expect(unlisted).toEqual([]);
  });

  it('with an index needs no such line', () => {
    const own = Object.keys(exported).filter((path) => !path.includes('*') && !path.startsWith('./kit'));
    expect(own.filter((path) => existsSync(join(PACKAGE, 'src', path, 'index.ts')))).toEqual([]);
  });
});
