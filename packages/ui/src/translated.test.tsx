import { composeStories } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { hi as visitorsHi } from './foundations/language-hi/hi.ts';
import { mailWords } from './foundations/language-hi/mail-words.ts';
import { staffHi } from './foundations/language-hi/staff-hi.ts';
import { LanguageProvider } from './foundations/language/language.tsx';

const hi = { ...visitorsHi, ...staffHi, ...mailWords };

type Stories = Parameters<typeof composeStories>[0];

const modules = import.meta.glob<Stories>('./**/*.stories.tsx', { eager: true });
const sources = import.meta.glob<string>(['./**/*.stories.tsx', './*/fixtures/*'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const fixtures = Object.keys(sources).filter((file) => file.includes('/fixtures/'));

const translated = /(?:aria-label|title|alt|placeholder)="([^"]+)"|>([^<]+)</g;

/** The visible texts and accessible names of a page, with HTML entities decoded. */
const listTexts = (html: string) =>
  [...html.matchAll(translated)].map(([, attribute, text = '']) =>
    (attribute ?? text).replaceAll('&#x27;', "'").replaceAll('&amp;', '&').trim(),
  );

/** The texts of the catalogue that did not go through `t`. */
const untranslatedIn = (Story: ComponentType) =>
  listTexts(
    renderToStaticMarkup(
      <LanguageProvider language="en" translate={(text) => `[${text}]`}>
        <Story />
      </LanguageProvider>,
    ),
  ).filter((text) => Object.hasOwn(hi, text));

describe('components translate with t() their own texts and those they receive', () => {
  it.each(Object.entries(modules))('%s', (file, module) => {
    const stories = Object.entries<ComponentType>(composeStories(module));
    expect(stories.length).toBeGreaterThan(0);
    // Texts that a story passes as content or in a slot are not checked.
    const given = [file, ...fixtures].map((name) => sources[name]).join('\n');
    const untranslated = stories.flatMap(([, Story]) => untranslatedIn(Story));
    expect(untranslated.filter((text) => !given.includes(text))).toEqual([]);
  });
});
