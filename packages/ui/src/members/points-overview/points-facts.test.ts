import { expect, it } from 'vitest';
import { inHindi } from '../../foundations/language-hi/in-hindi.ts';
import { toEnglishSearch } from './points-facts.ts';

it.each([
  ['pending', '  pgm-000014 ', 'pgm-000014'],
  ['pending', 'किया गया', ''],
  ['cancelled', 'ऑर्डर', ''],
  ['cancelled', 'रद्द', 'cancelled'],
  ['cancelled', 'वापस', 'returned'],
  ['cancelled', 'पहुँचा', 'पहुँचा'],
  ['confirmed', '', ''],
  ['confirmed', 'शुरुआती', 'Opening points'],
] as const)(
  'among %s points a Hindi reader who types “%s” finds the English “%s”',
  (group, typed, english) => {
    expect(toEnglishSearch(inHindi, group, typed)).toBe(english);
  },
);
