import { describe, expect, it } from 'vitest';
import { amountInWords } from './wording.ts';

describe('an amount in words', () => {
  it.each([
    [0, 'Rupees Zero Only'],
    [100, 'Rupees One Only'],
    [50, 'Rupees Zero and Fifty Paise Only'],
    [101, 'Rupees One and One Paise Only'],
    [69_800, 'Rupees Six Hundred Ninety Eight Only'],
    [64_050, 'Rupees Six Hundred Forty and Fifty Paise Only'],
    [10_200_050, 'Rupees One Lakh Two Thousand and Fifty Paise Only'],
    [100_000_00, 'Rupees One Lakh Only'],
    [
      1_23_45_678_90,
      'Rupees One Crore Twenty Three Lakh Forty Five Thousand Six Hundred Seventy Eight and Ninety Paise Only',
    ],
  ])('for %i paise is %s', (paise, words) => {
    expect(amountInWords(paise)).toBe(words);
  });
});
