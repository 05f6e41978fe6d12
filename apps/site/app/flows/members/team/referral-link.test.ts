import { expect, it } from 'vitest';
import { toReferralLink } from './referral-link.ts';

it.each([
  ['en', 'https://shop.example.in/Associate/signup?ref=ASHA2023'],
  ['hi', 'https://shop.example.in/Associate/signup?lang=hi&ref=ASHA2023'],
] as const)(
  'the referral link of a member who reads %s opens the sign-up page in that language: %s',
  (language, link) => {
    expect(toReferralLink('https://shop.example.in', language, 'ASHA2023')).toBe(link);
  },
);
