import { describe, expect, it } from 'vitest';
import { HINDI_NAMES } from './hindi-names.ts';
import { inEnglish } from './in-english.ts';

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
    ['tulsi drops', 'tulsi drops'],
  ])('%s is %s in the catalogue', (hindi, english) => {
    expect(inEnglish(hindi)).toBe(english);
  });

  it('means each name as it is written', () => {
    for (const [hindi, english] of Object.entries(HINDI_NAMES)) expect(inEnglish(hindi)).toBe(english);
  });
});
