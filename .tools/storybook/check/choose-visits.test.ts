import { describe, expect, it } from 'vitest';
import type { Entry } from './storybook-index.ts';
import type { Visit } from './visits.ts';
import { chooseByName, chooseChanged, chooseShard } from './choose-visits.ts';

const entry = (id: string, importPath: string, type: Entry['type'] = 'story'): Entry => ({
  id,
  importPath,
  type,
});
const button = entry('primitives-button--busy', './packages/ui/src/primitives/button/button.stories.tsx');
const docs = entry(
  'primitives-button--docs',
  './packages/ui/src/primitives/button/button.stories.tsx',
  'docs',
);
const cards = Array.from({ length: 200 }, (_, number) =>
  entry(`card--${number}`, './packages/ui/src/primitives/card/card.stories.tsx'),
);
/** More than fit in the rest of a budget. */
const manyTexts = Array.from({ length: 2000 }, (_, number) =>
  entry(`text--${number}`, './packages/ui/src/primitives/text/text.stories.tsx'),
);
const texts = manyTexts.slice(0, 600);

const toWays = (visits: readonly Visit[]) =>
  visits.map(({ theme, language, width }) => `${theme} ${language} ${width}`);

describe('visits by name', () => {
  it('open a story in both themes and both languages', () => {
    expect(toWays(chooseByName([button], []))).toEqual([
      'light en 1280',
      'dark en 1280',
      'light hi 1280',
      'dark hi 1280',
    ]);
  });

  it('open a docs page on a phone too', () => {
    expect(toWays(chooseByName([docs], ['button'])).filter((way) => way.endsWith('360'))).toHaveLength(4);
  });

  it.each(['button--busy', 'primitives/button/'])('find the entry by %s', (name) => {
    const ids = chooseByName([button, ...cards], [name]).map(({ entry: { id } }) => id);
    expect(new Set(ids)).toEqual(new Set([button.id]));
  });
});

describe('visits of several runs', () => {
  const all = chooseByName(cards, []);

  it('are all of them together, each once', () => {
    const shards = ['1/3', '2/3', '3/3'].map((shard) => chooseShard(all, shard));
    expect(new Set(shards.flat())).toEqual(new Set(all));
    expect(shards.map(({ length }) => length)).toEqual([267, 267, 266]);
  });

  it.each(['0/3', '4/3', 'half'])('are none for %s', (shard) => {
    expect(chooseShard(all, shard)).toEqual([]);
  });
});

describe('visits of the short form', () => {
  const changed = ['packages/ui/src/primitives/button/button.tsx'];
  const journey = entry('journeys-buy--all', './apps/demo/src/journeys/buy.stories.tsx');
  const toIds = ({ visits }: { readonly visits: readonly Visit[] }) => visits.map(({ entry: { id } }) => id);

  it('open all that is shown from the folder of a changed file, in every way', () => {
    const { visits, leftOut } = chooseChanged([button, docs], changed, 0);
    expect(toWays(visits).toSorted()).toEqual(toWays(chooseByName([button, docs], [])).toSorted());
    expect(leftOut).toBe('0 of 12 visits of what changed, 0 of 0 other stories and docs pages');
  });

  it('open each changed one before any in a second way, and leave a quarter for the rest', () => {
    const many = cards.slice(0, 40);
    const { visits, leftOut } = chooseChanged(
      [...many, ...texts],
      ['packages/ui/src/primitives/card/a.tsx'],
      3,
    );
    const ofCards = visits.filter(({ entry: { id } }) => id.startsWith('card'));
    expect(ofCards).toHaveLength(45);
    expect(new Set(ofCards.slice(0, 40).map(({ entry: { id } }) => id)).size).toBe(40);
    expect(visits).toHaveLength(60);
    expect(leftOut).toBe('115 of 160 visits of what changed, 585 of 600 other stories and docs pages');
  });

  it('leave out a journey that takes too long, and still open what comes after it', () => {
    const paths = ['apps/demo/src/journeys/buy.stories.tsx', ...changed];
    const { visits, leftOut } = chooseChanged([journey, button], paths, 0);
    expect(visits.map(({ entry: { id } }) => id)).toEqual([
      journey.id,
      ...Array.from({ length: 4 }, () => button.id),
    ]);
    expect(leftOut).toBe('3 of 8 visits of what changed, 0 of 0 other stories and docs pages');
  });

  it('open each of the rest once in ten turns, while all of a tenth fits', () => {
    const turns = Array.from({ length: 10 }, (_, turn) => chooseChanged(cards, changed, turn));
    expect(turns.every(({ visits }) => visits.length > 5 && visits.length < 40)).toBe(true);
    expect(turns.flatMap(toIds).toSorted()).toEqual(cards.map(({ id }) => id).toSorted());
  });

  it('open another part of a tenth that does not fit after ten turns', () => {
    const opened = [0, 10, 20, 30, 40, 50].map((turn) => toIds(chooseChanged(manyTexts, changed, turn)));
    expect(opened.map((ids) => ids.length)).toEqual([60, 60, 60, 60, 60, 60]);
    expect(new Set(opened.flat()).size).toBeGreaterThan(100);
  });

  it('open the rest in another way after ten turns', () => {
    const ways = [0, 10, 20, 30].map((turn) => new Set(toWays(chooseChanged(cards, changed, turn).visits)));
    expect(ways).toEqual(toWays(chooseByName([button], [])).map((way) => new Set([way])));
  });
});
