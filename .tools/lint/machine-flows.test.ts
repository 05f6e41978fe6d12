import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { ROOT } from '../run/workspace.mjs';

const PACKAGE = join(ROOT, 'packages/machines');

/** A flow that has no more lines is one file. */
const SHORT = 80;

const read = (...path: string[]) => readFileSync(join(PACKAGE, ...path), 'utf8');

/** Every flow: its folder, such as `src/sales/orders`, its sources, the one with its machine, and whether it has a view of its own. */
const flows = globSync('src/*/*/*.{list,machine}.ts', { cwd: PACKAGE }).map((path) => {
  const folder = path.slice(0, path.lastIndexOf('/'));
  const sources = globSync('*.ts', { cwd: join(PACKAGE, folder), exclude: ['*.{test,scenario}.ts'] });
  return {
    folder,
    sources,
    main: basename(path),
    isParted: sources.some((name) => name.endsWith('.view.ts')),
  };
});

type Flow = (typeof flows)[number];

const Manifest = z.object({ exports: z.record(z.string(), z.object({ 'pgm:source': z.string() })) });
const { exports: exported } = Manifest.parse(JSON.parse(read('package.json')));

describe('a flow of packages/machines', () => {
  it('that is a list of the kit is one file, which is named so', () => {
    const isMade = ({ folder, main }: Flow) => / = createPagedList[<(]/.test(read(folder, main));
    const isNamed = ({ folder, sources }: Flow) => sources.join() === `${basename(folder)}.list.ts`;
    expect(flows.filter(isMade).length).toBeGreaterThan(10);
    expect(flows.filter((flow) => isMade(flow) !== isNamed(flow))).toEqual([]);
  });

  it('has its view and its verbs beside the machine while it is short', () => {
    const length = ({ folder, sources }: Flow) =>
      sources.flatMap((name) => read(folder, name).trimEnd().split('\n')).length;
    expect(flows.filter((flow) => flow.isParted && length(flow) <= SHORT)).toEqual([]);
  });

  it('has no index', () => {
    expect(globSync('src/*/*/index.ts', { cwd: PACKAGE })).toEqual([]);
  });

  it('has its own line in the exports only where it is one file', () => {
    const own = flows.map(({ folder, main, isParted }): [string, string | undefined] => [
      folder.replace('src', '.'),
      isParted ? undefined : `./${folder}/${main}`,
    ]);
    expect(own.filter(([path, source]) => exported[path]?.['pgm:source'] !== source)).toEqual([]);
  });
});
