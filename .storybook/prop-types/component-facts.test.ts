import { fileURLToPath } from 'node:url';
import { API } from 'typescript/unstable/sync';
import { afterAll, describe, expect, it } from 'vitest';
import { componentFacts } from './component-facts.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const tsconfig = `${root}packages/ui/tsconfig.json`;

describe('The table of props', () => {
  const api = new API({ cwd: root });
  afterAll(() => api.close());
  const project = api.updateSnapshot({ openProjects: [tsconfig] }).getProject(tsconfig);

  /** The rows of a component. */
  const rows = (path: string, component: string) => {
    if (!project) throw new Error('TypeScript has no project for the components.');
    const facts = componentFacts(project, `${root}packages/ui/src/${path}`);
    return facts.find(({ displayName }) => displayName === component)?.argTypes ?? {};
  };

  it('shows the values of a choice', () => {
    expect(rows('primitives/button/button.tsx', 'Button')['size']).toEqual({
      name: 'size',
      description: "Default 'medium'.",
      isNative: false,
      type: { name: 'enum', value: ['large', 'medium', 'small'], required: false },
      table: { type: { summary: "'large' | 'medium' | 'small'" } },
    });
  });

  it('shows the values of a variant without the null that cva takes too', () => {
    expect(rows('primitives/badge/badge.tsx', 'Badge')['kind']).toMatchObject({
      type: { name: 'enum', value: ['credit', 'debit', 'leaf', 'plain', 'spice'], required: false },
      table: { type: { summary: "'credit' | 'debit' | 'leaf' | 'plain' | 'spice'" } },
    });
  });

  it('shows the default that the component gives', () => {
    expect(rows('primitives/button/button.tsx', 'Button')['busy']?.table).toEqual({
      type: { summary: 'boolean' },
      defaultValue: { summary: 'false' },
    });
  });

  it('shows the fields behind the entries of a list', () => {
    expect(rows('primitives/tabs/tabs.tsx', 'Tabs')['tabs']?.table.type).toEqual({
      summary: 'readonly Tab[]',
      detail: 'value: string\nlabel: string\ncontent?: ReactNode',
    });
  });

  it('marks what HTML has too, and leaves out its many other attributes', () => {
    const button = rows('primitives/button/button.tsx', 'Button');
    expect(
      Object.values(button)
        .flatMap(({ name, isNative }) => (isNative ? [name] : []))
        .toSorted(),
    ).toEqual([
      'aria-label',
      'children',
      'className',
      'defaultValue',
      'disabled',
      'onChange',
      'onClick',
      'value',
    ]);
  });

  it('takes no constant for a component', () => {
    const facts = project
      ? componentFacts(project, `${root}packages/ui/src/staff/product-editor/editor-section.tsx`)
      : [];
    expect(facts.map(({ displayName }) => displayName)).toEqual(['EditorSection']);
  });
});
