import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../run/workspace.mjs';

/** How many requirements of levels 1 and 2 each chapter of ASVS 5.0.0 has, from V1 to V17. */
const IN_CHAPTER = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7];

const page = readFileSync(join(ROOT, 'docs/asvs.md'), 'utf8');
const rows = [...page.matchAll(/^\| V([\d.]+) +\| ([12]) +\| (.+?) +\| (.+?) +\| (.+?) +\|$/gm)].map(
  ([, id = '', , requirement, status, where = '']) => ({ id, requirement, status, where }),
);
const ids = rows.map(({ id }) => id);
const [open = ''] = /^## What is open[^]*?(?=^## V1 )/m.exec(page) ?? [];

describe('the table of ASVS', () => {
  it('has each requirement of levels 1 and 2 once, in order', () => {
    const inChapter = IN_CHAPTER.map((_, index) => ids.filter((id) => id.startsWith(`${index + 1}.`)).length);
    expect(inChapter).toEqual(IN_CHAPTER);
    expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true })));
  });

  it('says how many have each status', () => {
    const said = [...page.matchAll(/^\| (met|open|operator|does not apply) +\| (\d+)/gm)];
    expect(said.map(([, status, count]) => [status, Number(count)])).toEqual(
      ['met', 'open', 'operator', 'does not apply'].map((status) => [
        status,
        rows.filter((row) => row.status === status).length,
      ]),
    );
  });

  it('lists at the top exactly what is open', () => {
    const named = [...open.matchAll(/V(\d+\.\d+\.\d+)/g)].map(([, id]) => id);
    expect(named.toSorted()).toEqual(
      rows
        .filter(({ status }) => status === 'open')
        .map(({ id }) => id)
        .toSorted(),
    );
  });

  it('names for each met requirement files that exist', () => {
    const met = rows.filter(({ status }) => status === 'met');
    expect(met.filter(({ where }) => toPaths(where).length === 0).map(({ id }) => id)).toEqual([]);
    expect(
      met.flatMap(({ where }) => toPaths(where)).filter((path) => !existsSync(join(ROOT, path))),
    ).toEqual([]);
  });
});

/** The files that a cell names in backticks. */
function toPaths(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code).filter((code) => FILE.test(code));
}

const FILE =
  /^(apps|packages|docs|deploy|\.tools)\/|^(Dockerfile|[\w.-]+\.json|\.oxlintrc\.json|\.dockerignore)$/;
