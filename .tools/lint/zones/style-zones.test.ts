import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findForeignStyles, hasMeasuredFigure } from './style-zones.ts';
import { ROOT } from '../../run/workspace.mjs';

const PLANTED = 'packages/ui/src/foundations/planted/planted.css';

const REJECTED: readonly [css: string, target: string][] = [
  ["@import '../../shell/header/header.css' layer(components);", 'packages/ui/src/shell/header/header.css'],
  ['@import url("../../catalogue/stock/stock.css");', 'packages/ui/src/catalogue/stock/stock.css'],
  ["@source '../../primitives';", 'packages/ui/src/primitives'],
  [
    "a { mask: url('../../shell/language-link/hindi.svg?no-inline'); }",
    'packages/ui/src/shell/language-link/hindi.svg',
  ],
];

const ALLOWED = [
  "@import '../icon/icon.css';",
  "@import 'tailwindcss' source(none);",
  "a { mask: url('./a.svg'); }",
];

describe('the styles of the foundations', () => {
  it.each(REJECTED)('refer to no component: %s', (css, target) => {
    expect(findForeignStyles(PLANTED, css)).toEqual([target]);
  });

  it.each(ALLOWED)('may refer to packages and to each other: %s', (css) => {
    expect(findForeignStyles(PLANTED, css)).toEqual([]);
  });

  it('know no component', () => {
    const paths = globSync('packages/ui/src/foundations/**/*.css', { cwd: ROOT });
    expect(paths.length).toBeGreaterThan(4);
    expect(paths.flatMap((path) => findForeignStyles(path, readFileSync(join(ROOT, path), 'utf8')))).toEqual(
      [],
    );
  });
});

describe('the plain CSS of a component', () => {
  it.each([
    [
      '/* Plain CSS and not utilities: every page has it. As utilities a page has 284 bytes more. */\n.a {}',
      true,
    ],
    ['/* Plain CSS and not utilities: every page has it. */\n.a {}', false],
    [
      '.a {}\n/* Plain CSS and not utilities: every page has it. As utilities a page has 284 bytes more. */',
      false,
    ],
    ['.a {\n  width: 284px;\n}', false],
  ])('is measured: %j is %s', (css, isMeasured) => {
    expect(hasMeasuredFigure(css)).toBe(isMeasured);
  });

  it('says how many bytes utilities would add', () => {
    const paths = globSync('packages/ui/src/*/*/*.css', {
      cwd: ROOT,
      exclude: ['packages/ui/src/foundations/theme/*'],
    });
    expect(paths.length).toBeGreaterThan(4);
    expect(paths.filter((path) => !hasMeasuredFigure(readFileSync(join(ROOT, path), 'utf8')))).toEqual([]);
  });
});
