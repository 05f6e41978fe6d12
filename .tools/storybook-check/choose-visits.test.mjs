import { describe, expect, it } from 'vitest';
import { chooseByName, chooseChanged } from './choose-visits.mjs';

const entry = (id, importPath, type = 'story') => ({ id, importPath, type });
const button = entry('primitives-button--busy', './packages/ui/src/primitives/button/button.stories.tsx');
const docs = entry(
  'primitives-button--docs',
  './packages/ui/src/primitives/button/button.stories.tsx',
  'docs',
);
const cards = Array.from({ length: 200 }, (_, number) =>
  entry(`card--${number}`, './packages/ui/src/primitives/card/card.stories.tsx'),
);

const toWays = (visits) => visits.map(({ theme, language, width }) => `${theme} ${language} ${width}`);

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

describe('visits of the short form', () => {
  const changed = ['packages/ui/src/primitives/button/button.tsx'];

  it('open all that is shown from the folder of a changed file, in every way', () => {
    const visits = chooseChanged([button, docs], changed, 7);
    expect(visits).toEqual(chooseByName([button, docs], []));
  });

  it('open each of the rest once in ten turns', () => {
    const turns = Array.from({ length: 10 }, (_, turn) => chooseChanged(cards, changed, turn));
    expect(turns.every((visits) => visits.length > 5 && visits.length < 40)).toBe(true);
    const ids = turns.flat().map(({ entry: { id } }) => id);
    expect(ids.toSorted()).toEqual(cards.map(({ id }) => id).toSorted());
  });

  it('open the rest in another way after ten turns', () => {
    const ways = [0, 10, 20, 30].map((turn) => new Set(toWays(chooseChanged(cards, changed, turn))));
    expect(ways).toEqual(toWays(chooseByName([button], [])).map((way) => new Set([way])));
  });
});
