import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

const components = Object.keys(import.meta.glob('../packages/ui/src/*/*/*.stories.tsx'));
const flows = Object.keys(
  import.meta.glob(['../apps/site/app/flows/*/*/*.stories.tsx', '../apps/site/app/staff/*/*.stories.tsx']),
);
const routes = Object.keys(import.meta.glob('../apps/site/app/routes/*.stories.tsx'));
const journeys = Object.keys(import.meta.glob('../apps/demo/src/journeys/*.stories.tsx'));
const all = [...components, ...flows, ...routes, ...journeys];
const anywhere = Object.keys(
  import.meta.glob(['../packages/**/*.stories.tsx', '../apps/**/*.stories.tsx', '!**/node_modules/**']),
);

const toPascal = (words: string) =>
  words.replaceAll(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase());

/** `../packages/ui/src/sales/cart/cart.stories.tsx` becomes `Sales/Cart`. */
const toTitle = (path: string) => {
  const [file = '', , group = ''] = path.replace('.stories.tsx', '').split('/').toReversed();
  const title = `${toPascal(group)}/${toPascal(file)}`;
  if (journeys.includes(path)) return `Journeys/${toPascal(file)}`;
  if (routes.includes(path)) return `Routes/${toPascal(file)}`;
  if (path.includes('/app/staff/')) return `Flows/Staff/${toPascal(file)}`;
  return path.includes('/flows/') ? `Flows/${title}` : title;
};

/** The title that a file of stories has. */
const readTitle = (path: string) =>
  /^(?:export default|const meta =) \{\s*title: '([^']+)'/m.exec(read(path))?.[1];

describe('Storybook', () => {
  it('has its stories in the folders of units, flows, routes and journeys', () => {
    expect(all.toSorted()).toEqual(anywhere.toSorted());
  });

  it.each(all)('has the title of the folder for %s', (path) => {
    expect(readTitle(path)).toBe(toTitle(path));
  });

  it('sorts every group', () => {
    const groups = new Set(all.map((path) => toTitle(path).split('/')[0]));
    const order = /storySort: \{\s*order: \[([^\]]*)\]/.exec(read('./preview.tsx'))?.[1] ?? '';
    const sorted = [...order.matchAll(/'([^']+)'/g)].map(([, group]) => group);
    expect(sorted.toSorted()).toEqual(['Introduction', 'States', ...groups].toSorted());
  });
});
