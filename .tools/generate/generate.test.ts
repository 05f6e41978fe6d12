import { globSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { API } from 'typescript/unstable/sync';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { componentFacts } from '../../.storybook/prop-types/component-facts.ts';
import { run } from '../run/workspace.mjs';
import { makeScratchCopy } from './scratch-copy.ts';

let copy = '';

/** The database of the server's tests, if they are part of this run. */
const template = inject('seededFolder');
const env = { SERVER_BUILD: 'none', ...(template && { EARLIER_TEMPLATE: template }) };
/** Runs a program of the project in the copy; resolves with its exit code and its output. */
const runInCopy = (program: string, args: readonly string[], cwd = copy) =>
  run(program, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'], env });
const generate = (...args: string[]) => runInCopy('node', ['.tools/generate/main.ts', ...args]);

beforeAll(() => {
  copy = makeScratchCopy();
}, 60_000);
afterAll(() => rmSync(copy, { recursive: true, force: true }), 60_000);

describe('the generated units', () => {
  const paths = new Set<string>();

  it.each([
    ['a resource', ['resource', 'sales/voucher', '--hindi', 'वाउचर']],
    // Its migration has the table of the voucher, too.
    ['a resource of staff', ['resource', 'company/supply', '--policy', 'staff', '--migration']],
    ['a machine', ['machine', 'members/gift-wrap']],
    ['a component', ['component', 'primitives/price-tag']],
    ['a page to read', ['page', 'Shop/offers']],
    ['a page of the member area', ['page', 'manage/rewards']],
  ])('are written: %s', { timeout: 60_000 }, async (_, args) => {
    const { code, output } = await generate(...args);
    expect([code, output]).toEqual([0, expect.stringContaining('\n\nNext:\n')]);
    const [written = ''] = output.split('\n\n');
    for (const path of written.split('\n')) paths.add(path);
  });

  it('have the right types', { timeout: 300_000 }, async () => {
    const site = join(copy, 'apps/site');
    expect(await runInCopy('react-router', ['typegen'], site)).toMatchObject({ code: 0 });
    const sources = [...paths].filter((path) => /\.tsx?$/.test(path)).map((path) => `../../${path}`);
    const declarations = ['app/**/*.d.ts', '../server/test/database-template.ts'];
    const config = { extends: './tsconfig.json', include: [...declarations, ...sources] };
    writeFileSync(join(site, 'tsconfig.generated.json'), JSON.stringify(config));
    // Each checker of its own computes the types of the libraries again: one takes half the work of four.
    expect(await runInCopy('tsc', ['--project', 'tsconfig.generated.json', '--checkers', '1'], site)).toEqual(
      {
        code: 0,
        output: '',
      },
    );
  });

  it('offer the values of a variant as controls', { timeout: 60_000 }, () => {
    const ui = join(copy, 'packages/ui');
    const api = new API({ cwd: copy });
    const project = api.updateSnapshot({ openProjects: [join(ui, 'tsconfig.json')] });
    const found = project.getProject(join(ui, 'tsconfig.json'));
    if (found === undefined) throw new Error('The compiler has no project of packages/ui.');
    const [priceTag] = componentFacts(found, join(ui, 'src/primitives/price-tag/price-tag.tsx'));
    api.close();
    expect(priceTag?.argTypes['kind']?.type).toEqual({
      name: 'enum',
      value: ['leaf', 'plain'],
      required: false,
    });
  });

  it('have the right format', { timeout: 60_000 }, async () => {
    const { code, output } = await runInCopy('oxfmt', ['--check', ...paths]);
    expect([code, output]).toEqual([0, expect.stringContaining('use the correct format')]);
  });

  it('pass the lint', { timeout: 60_000 }, async () => {
    const written = [...paths].filter((path) => /\.tsx?$/.test(path));
    const { code, output } = await runInCopy('oxlint', ['--deny-warnings', ...written]);
    expect([code, output]).toEqual([0, expect.stringContaining('Found 0 warnings and 0 errors')]);
  });

  it('pass their tests', { timeout: 300_000 }, async () => {
    // Some tests look at every machine and every story; here only the new ones matter. Stories of the staff area show no
    // machine of their own, and load those of the session.
    const others = globSync(
      [
        'packages/machines/src/*/*/*.{list,machine,view}.ts',
        'packages/machines/src/*/*/*.scenario.ts',
        'apps/site/app/**/*.stories.tsx',
      ],
      { cwd: copy },
    ).filter((path) => !paths.has(path) || path.includes('/app/staff/'));
    for (const path of others) rmSync(join(copy, path));
    const tests = [
      'voucher.test',
      'supply.test',
      'gift-wrap',
      'pages/pages.test',
      'conformance.test',
      'machines.test',
      'state-coverage',
      'contract.test',
    ];
    // Each worker would load the server and a database of its own, for a few tests.
    const args = ['run', '--reporter=agent', '--maxWorkers=1', ...tests];
    const { code, output } = await runInCopy('vitest', args);
    expect([code, output]).toEqual([0, expect.not.stringContaining('FAIL')]);
  });
});

describe('the generator', () => {
  it.each([
    [['resource'], 'npm run new -- KIND NAME'],
    [['recipe', 'sales/tea'], "There is no kind 'recipe'."],
    [['machine', 'garden/tea'], "There is no folder 'garden'."],
    [['resource', 'sales/Tea'], "'Tea' is no name."],
    [['component', 'primitives/roster'], "'roster' is not a term of this project."],
    [['resource', 'sales/coupon'], 'The name is in use: the contract exports Coupon.'],
    [['component', 'primitives/badge'], 'packages/ui/src/primitives/badge/badge.tsx'],
    [['page', 'Shop/contact'], 'The name is in use: there is a page at /Shop/contact.'],
    [['page', 'Garden/tea'], 'There is no folder apps/site/app/content/garden'],
    [['component', 'primitives/tea', '--policy', 'staff'], "--policy belongs to 'resource'"],
    [['resource', 'sales/tea', '--policy', 'public'], "There is no policy 'public'."],
    [['machine', 'sales/tea', '--hindi', 'Tea'], '--hindi needs a text in Devanagari.'],
  ])('rejects %j', { timeout: 20_000 }, async (args, message) => {
    const { code, output } = await generate(...args);
    expect([code, output]).toEqual([1, expect.stringContaining(message)]);
  });

  it('writes nothing when a registry has no place for the entry', { timeout: 20_000 }, async () => {
    writeFileSync(join(copy, 'packages/ui/src/conformance.test.tsx'), "import './nothing.ts';\n");
    const { code, output } = await generate('component', 'primitives/tea');
    expect([code, output]).toEqual([1, expect.stringContaining('conformance.test.tsx: no place found')]);
    const { code: again } = await runInCopy('ls', ['packages/ui/src/primitives/tea']);
    expect(again).not.toBe(0);
  });
});
