import { expect, it } from 'vitest';
import { referralLinkOf } from './referral-link.ts';

it.each([
  ['en', 'https://shop.example.in/Associate/signup?ref=ASHA2023'],
  ['hi', 'https://shop.example.in/Associate/signup?lang=hi&ref=ASHA2023'],
] as const)(
  'who is brought along by a member that reads %s signs up in that language: %s',
  (language, link) => {
    expect(referralLinkOf('https://shop.example.in', language, 'ASHA2023')).toBe(link);
  },
);
