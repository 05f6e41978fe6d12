import { describe, expect, it } from 'vitest';
import { HINDI_NAMES } from './hindi-names.ts';
import { inEnglish, wordingsOf } from './in-english.ts';
import { ROMAN_NAMES } from './roman-names.ts';
import { wordsOf } from './word-likeness.ts';

describe('what is looked for in Hindi', () => {
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
  ])('%s is %s in the catalogue', (hindi, english) => {
    expect(inEnglish(hindi)).toBe(english);
  });

  it.each(['tell', 'telephone', 'pan', 'chain', 'shah', 'sewing machine', 'ko', 'long hair', '3 pairs'])(
    'leaves English such as %s alone',
    (english) => {
      expect(inEnglish(english)).toBe(english);
      expect(wordingsOf(english)).toEqual([english]);
    },
  );

  it('may be the catalogue’s own word in Roman letters', () => {
    expect(wordingsOf('haldi')).toEqual(['haldi', 'turmeric']);
    expect(wordingsOf('हल्दी')).toEqual(['turmeric']);
  });

  it('has a meaning for each spelling in Roman letters, and only one', () => {
    const spellings = Object.values(ROMAN_NAMES).flatMap((some) => some.split(' '));
    expect(spellings.filter((one, at) => spellings.indexOf(one) !== at)).toEqual([]);
    expect(spellings.filter((one) => wordsOf(one).join(' ') !== one)).toEqual([]);
    for (const [hindi, some] of Object.entries(ROMAN_NAMES)) {
      for (const spelling of some.split(' ')) expect(inEnglish(spelling)).toBe(inEnglish(hindi));
    }
  });

  it('means each name as it is written', () => {
    for (const [hindi, english] of Object.entries(HINDI_NAMES)) expect(inEnglish(hindi)).toBe(english);
  });
});
