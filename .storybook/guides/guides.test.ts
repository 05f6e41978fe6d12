import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { guides } from './guides.ts';

const UI = join(import.meta.dirname, '../../packages/ui/src');

/** The stories of the components that are made to be used again, by their titles. */
const stories = new Map(
  globSync('{primitives,forms,data}/**/*.stories.tsx', { cwd: UI }).map((file) => {
    const source = readFileSync(join(UI, file), 'utf8');
    return [/title: '([^']+)'/.exec(source)?.[1] ?? file, source];
  }),
);

/** The keys that the plays of a component send. */
function shownKeys(source: string): string[] {
  const typed = [...source.matchAll(/userEvent\.keyboard\('([^']*)'\)/g)].map(([, text = '']) => text);
  const named = typed.flatMap((text) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name));
  const hasSpace = typed.some((text) => /^ $|\} $/.test(text));
  return [
    ...new Set([
      ...named,
      ...(hasSpace ? ['Space'] : []),
      ...(source.includes('userEvent.tab(') ? ['Tab'] : []),
    ]),
  ];
}

describe('The guides', () => {
  it('are those of all components that are made to be used again', () => {
    expect(stories.size).toBeGreaterThan(50);
    expect(Object.keys(guides).toSorted()).toEqual([...stories.keys()].toSorted());
  });

  it.each(Object.entries(guides))('%s names others that exist, and itself not', (title, { instead = [] }) => {
    const others = instead.map(([other]) => other);
    expect(others.filter((other) => !stories.has(other) || other === title)).toEqual([]);
    expect(new Set(others).size).toBe(others.length);
  });

  it.each(Object.entries(guides))(
    '%s lists exactly the keys that its stories press',
    (title, { keys = [] }) => {
      const listed = keys.flatMap(([names]) => names);
      expect(listed.toSorted()).toEqual(shownKeys(stories.get(title) ?? '').toSorted());
    },
  );
});
