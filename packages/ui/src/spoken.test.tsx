import { composeStories } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { hi } from './language-hi/index.ts';
import { LanguageProvider } from './language/index.ts';

type Stories = Parameters<typeof composeStories>[0];

const modules = import.meta.glob<Stories>('./*/*.stories.tsx', { eager: true });
const sources = import.meta.glob<string>(['./*/*.stories.tsx', './fixtures/*'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const fixtures = Object.keys(sources).filter((file) => file.startsWith('./fixtures/'));

const spoken = /(?:aria-label|title|alt|placeholder)="([^"]+)"|>([^<]+)</g;

/** What a page shows and reads out, with the letters that HTML writes otherwise. */
const textsOf = (html: string) =>
  [...html.matchAll(spoken)].map(([, attribute, text = '']) =>
    (attribute ?? text).replaceAll('&#x27;', "'").replaceAll('&amp;', '&').trim(),
  );

/** Sentences of the catalogue that were not said by `t`. */
const unsaidBy = (Story: ComponentType) =>
  textsOf(
    renderToStaticMarkup(
      <LanguageProvider language="en" translate={(text) => `[${text}]`}>
        <Story />
      </LanguageProvider>,
    ),
  ).filter((text) => Object.hasOwn(hi, text));

describe('components say by t() what they have and what they hand on', () => {
  it.each(Object.entries(modules))('%s', (file, module) => {
    const stories = Object.entries<ComponentType>(composeStories(module));
    expect(stories.length).toBeGreaterThan(0);
    // What a story gives as content, or in a slot, is its own.
    const given = [file, ...fixtures].map((name) => sources[name]).join('\n');
    const unsaid = stories.flatMap(([, Story]) => unsaidBy(Story));
    expect(unsaid.filter((text) => !given.includes(text))).toEqual([]);
  });
});
