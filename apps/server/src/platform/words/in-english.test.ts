import { describe, expect, it } from 'vitest';
import { HINDI_NAMES } from './hindi-names.ts';
import { inEnglish, listWordings } from './in-english.ts';
import { ROMAN_NAMES } from './roman-names.ts';
import { listWords } from './word-likeness.ts';

describe('a search in Hindi', () => {
  it.each([
    ['शहद', 'honey'],
    ['सरसों का तेल', 'mustard oil'],
    ['खाद्य और रसोई', 'foods pantry'],
    ['aranjeev तुलसी', 'aranjeev tulsi'],
    ['तुल', 'tulsi'],
    ['बालों के लिए तेल', 'hair oil'],
    ['त्वचा को', 'skin'],
    ['घी', 'ghee'],
    ['अशवगंधा', 'ashwagandha'],
    ['कपूर', 'camphor'],
    ['ज़ाफ़रान', 'kesar'],
    ['जाफरान', 'kesar'],
    ['वापसी', 'वापसी'],
    ['हिन्दी शैम्पू', 'shampoo'],
    ['शैंपू', 'shampoo'],
    ['सन्तरा', 'orange'],
    ['टी शर्ट', 't-shirt'],
    ['tulsi drops', 'tulsi drops'],
    ['shahad', 'honey'],
    ['Sarson ka tel', 'mustard oil'],
    ['bp machine', 'blood pressure'],
    ['neem tel', 'neem oil'],
    ['aranjeev shahad', 'aranjeev honey'],
    ['shahad तेल', 'honey oil'],
  ])('translates %s into %s', (hindi, english) => {
    expect(inEnglish(hindi)).toBe(english);
  });

  it.each(['report', 'telephone', 'pan', 'chain', 'shah', 'sewing machine', 'ko', 'long hair', '3 pairs'])(
    'does not change English such as %s',
    (english) => {
      expect(inEnglish(english)).toBe(english);
      expect(listWordings(english)).toEqual([english]);
    },
  );

  it('also finds the catalogue’s own word in Roman letters', () => {
    expect(listWordings('haldi')).toEqual(['haldi', 'turmeric']);
    expect(listWordings('हल्दी')).toEqual(['turmeric']);
  });

  it('has exactly one meaning for each spelling in Roman letters', () => {
    const spellings = Object.values(ROMAN_NAMES).flatMap((some) => some.split(' '));
    expect(spellings.filter((one, at) => spellings.indexOf(one) !== at)).toEqual([]);
    expect(spellings.filter((one) => listWords(one).join(' ') !== one)).toEqual([]);
    for (const [hindi, some] of Object.entries(ROMAN_NAMES)) {
      for (const spelling of some.split(' ')) expect(inEnglish(spelling)).toBe(inEnglish(hindi));
    }
  });

  it('finds each name by its own spelling', () => {
    for (const [hindi, english] of Object.entries(HINDI_NAMES)) expect(inEnglish(hindi)).toBe(english);
  });
});
