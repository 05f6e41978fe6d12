import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../run/workspace.mjs';

/** Where texts to confirm are: the content pages, and the first texts of pages and policies. */
const FOLDERS = ['apps/site/app/content', 'apps/server/src/company/first-texts'].map((folder) =>
  join(ROOT, folder),
);

/** The marks in the sources, as `file: what`. */
const marked = FOLDERS.flatMap((cwd) =>
  globSync('**/*.ts', { cwd }).flatMap((file) =>
    [...readFileSync(join(cwd, file), 'utf8').matchAll(/\/\/ For (counsel|the company): (.+)/g)].map(
      ([, user, what = '']) => ({ user, line: `${file}: ${what.toLowerCase()}` }),
    ),
  ),
);

const [, byCounsel = '', byCompany = ''] = readFileSync(join(ROOT, 'docs/wording.md'), 'utf8').split(
  /^## By /m,
);

describe('the list of wording to confirm', () => {
  it('finds some marks', () => {
    expect(marked.length).toBeGreaterThan(5);
  });

  it.each([
    ['counsel', byCounsel],
    ['the company', byCompany],
  ])('has for %s exactly the marks of the sources', (user, part) => {
    const listed = [...part.matchAll(/^\| `([^`]+)` *\| (.+?) *\|$/gm)];
    const inSources = marked.filter((mark) => mark.user === user).map(({ line }) => line);
    expect(listed.map(([, file, what = '']) => `${file}: ${what.toLowerCase()}`).toSorted()).toEqual(
      inSources.toSorted(),
    );
  });
});
