import { describe, expect, it } from 'vitest';
import { matchExplainer } from './explain-match.ts';
import { listWordings } from './in-english.ts';

const LONG = `${'A cool and dry shelf is best. '.repeat(8)}The leaf of neem and the honey of the forest stay fresh. ${'Close the jar. '.repeat(8)}`;

/** Why a search finds these texts: the field, and its parts with the matches in brackets. */
function explain(search: string, texts: Readonly<Record<string, string>>) {
  const { name = '', brand = '', description = '' } = texts;
  const match = matchExplainer(listWordings(search))([
    { field: 'name', text: name },
    { field: 'brand', text: brand },
    { field: 'description', text: description },
  ]);
  return match && `${match.field}: ${match.parts.map((part, at) => (at % 2 ? `[${part}]` : part)).join('')}`;
}

describe('why a search finds something', () => {
  it.each([
    ['tulsi drops', { name: 'Panch Tulsi Drops, 30 ml' }, 'name: Panch [Tulsi] [Drops], 30 ml'],
    ['tulsi dorps', { name: 'Panch Tulsi Drops, 30 ml' }, 'name: Panch [Tulsi] [Drops], 30 ml'],
    ['ashwaganda', { name: 'Ashwagandha Tablets, 60' }, 'name: [Ashwagandha] Tablets, 60'],
    ['शहद', { name: 'Wild Forest Honey' }, 'name: Wild Forest [Honey]'],
    ['haldi', { name: 'Lakadong Turmeric Powder' }, 'name: Lakadong [Turmeric] Powder'],
    ['दवा', { name: 'दवा के साथ तुलसी' }, 'name: [दवा] के साथ तुलसी'],
    ['शिकायत', { name: 'शिक़ायत कैसे करें' }, 'name: [शिक़ायत] कैसे करें'],
    ['hunney', { name: 'Wild Forest Honey' }, 'name: Wild Forest [Honey]'],
    ['bi', { name: 'Bilona Cow Ghee' }, 'name: [Bilona] Cow Ghee'],
    ['of tea', { name: 'Offers of tea' }, 'name: Offers [of] [tea]'],
    ['roopsari', { name: 'Face Oil', brand: 'Roopsari' }, 'brand: [Roopsari]'],
    ['shop', { name: 'Kumkum', description: 'For workshops.' }, 'description: For [workshops].'],
    ['tulsi', { name: 'Honey', description: 'Bees.' }, undefined],
    ['🙂', { name: 'Honey', description: '🙂' }, undefined],
  ])('is, for %s, what is like it', (search, texts, match) => {
    expect(explain(search, texts)).toBe(match);
  });

  it('is the first text of those that have the same', () => {
    const texts = { name: 'Honey', brand: 'Honey House', description: 'Honey.' };
    expect(explain('honey', texts)).toBe('name: [Honey]');
    expect(explain('honey house', texts)).toBe('brand: [Honey] [House]');
  });

  it('is the piece of a long description that has the most of the search', () => {
    expect(explain('fresh honey leaf', { name: 'Jar', description: LONG })).toBe(
      'description: …and dry shelf is best. The [leaf] of neem and the [honey] of the forest stay [fresh]. Close the jar. Close the jar. Close…',
    );
  });

  it('is plain text, also where the text looks like HTML', () => {
    const name = '<img src=x onerror=alert(1)> honey & <mark>';
    expect(explain('honey', { name })).toBe('name: <img src=x onerror=alert(1)> [honey] & <mark>');
  });

  it('takes no long time for a long text', () => {
    const description = 'the best of the forest '.repeat(2000);
    const begin = performance.now();
    for (let time = 0; time < 20; time += 1)
      explain('the best of the forest and of the sea', { description });
    expect(performance.now() - begin).toBeLessThan(1000);
  });
});
