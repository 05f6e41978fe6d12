import { expect, it } from 'vitest';
import { withReferral } from './with-referral.ts';

it.each([
  ['https://shop.example.in/a', 'https://shop.example.in/a?ref=ASHA2023'],
  ['https://shop.example.in/a?lang=hi', 'https://shop.example.in/a?lang=hi&ref=ASHA2023'],
  ['https://shop.example.in/a?ref=RAVI2024', 'https://shop.example.in/a?ref=ASHA2023'],
])('%s is shared as %s', (address, link) => {
  expect(withReferral(address, 'ASHA2023')).toBe(link);
});

it('a code is encoded so that the address stays valid', () => {
  expect(withReferral('https://shop.example.in/', 'A&B C')).toBe('https://shop.example.in/?ref=A%26B+C');
});
