import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ROOT } from '../../run/workspace.mjs';
import { findFolderCycles, findImportCycles } from './import-cycles.ts';

/** The folders whose subfolders import in one direction: each layer, its domains, the platform, the site, the staff area. */
const ORDERED = globSync(
  [
    'apps/server/src',
    'apps/server/src/*/',
    'packages/machines/src',
    'packages/machines/src/*/',
    'packages/ui/src',
    'packages/ui/src/*/',
    'apps/site',
    'apps/site/app',
    'apps/site/app/flows/*/',
    'apps/site/app/flows',
    'apps/site/app/shell',
    'apps/site/app/staff',
  ],
  { cwd: ROOT },
);

describe('import cycles', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'pgm-cycles-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  /** Writes the files of a workspace, by path below `apps/site`. */
  function write(files: Record<string, string>): void {
    for (const [path, source] of Object.entries(files)) {
      const place = join(folder, 'apps/site', path);
      mkdirSync(dirname(place), { recursive: true });
      writeFileSync(place, source);
    }
  }

  /** The cycles of a workspace with these files. */
  function findCycles(files: Record<string, string>): string[][] {
    write(files);
    return findImportCycles(folder);
  }

  it.each([
    ['a static import', "import { one } from './one.ts'; export const two = one;"],
    ['an export of another file', "export { one } from './one.ts';"],
    ['a type-only import', "import type { one } from './one.ts'; export type Two = typeof one;"],
    ['a type that is imported in place', "export type Two = typeof import('./one.ts').one;"],
    ['a lazy import', "export const two = () => import('./one.ts');"],
    ['an import by the name of the folder', "import { one } from '#app/one.ts'; export const two = one;"],
  ])('are found through %s', (_, two) => {
    const cycles = findCycles({
      'package.json': '{ "imports": { "#app/*": "./app/*" } }',
      'app/one.ts': "import { two } from './two.ts'; export const one = two;",
      'app/two.ts': two,
      'app/three.ts': "import './one.ts';",
    });
    expect(cycles).toEqual([['apps/site/app/one.ts', 'apps/site/app/two.ts']]);
  });

  it('are not where files only share an import', () => {
    expect(
      findCycles({
        'app/one.ts': "import './three.ts'; import './two.ts';",
        'app/two.ts': "import './three.ts';",
        'app/three.ts': 'export {};',
      }),
    ).toEqual([]);
  });

  it('are not hidden by an import that leads nowhere', () => {
    expect(() => findCycles({ 'app/one.ts': "import './missing.ts';" })).toThrow('imports ./missing.ts');
  });

  it('are found between folders whose files have none', () => {
    write({
      'app/cart/one.ts': "import '../order/two.ts';",
      'app/cart/deep/four.ts': 'export {};',
      'app/order/two.ts': 'export {};',
      'app/order/three.ts': "import '../cart/deep/four.ts'; import '../five.ts';",
      'app/five.ts': "import './cart/one.ts';",
    });
    expect(findFolderCycles(['apps/site/app'], folder).map((cycle) => cycle.toSorted())).toEqual([
      ['apps/site/app/cart', 'apps/site/app/order'],
    ]);
  });

  it('are not between folders where only a story or a test imports back', () => {
    write({
      'app/cart/one.ts': "import '../order/two.ts';",
      'app/order/two.ts': 'export {};',
      'app/order/two.stories.tsx': "import '../cart/one.ts';",
      'app/order/two.test.ts': "import '../cart/one.ts';",
    });
    expect(findFolderCycles(['apps/site/app'], folder)).toEqual([]);
  });

  it('are not between the domains, the parts of a domain or the folders of the site', () => {
    expect(ORDERED.length).toBeGreaterThan(30);
    expect(findFolderCycles(ORDERED)).toEqual([]);
  }, 60_000);

  it('are nowhere in the project', () => {
    expect(findImportCycles()).toEqual([]);
  }, 60_000);
});
