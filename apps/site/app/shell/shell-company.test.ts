import { expect, it } from 'vitest';
import { toShellCompany } from './shell-company.ts';

const diwali = { announcement: 'Closed on Diwali', announcementHindi: 'दिवाली पर बंद' };

it.each([
  ['en', 'Closed on Diwali'],
  ['hi', 'दिवाली पर बंद'],
] as const)('the shell has the announcement in the language of the page: %s', (language, text) => {
  expect(toShellCompany({ ...diwali, announcementLink: '/products' }, language).announcement).toEqual({
    text,
    href: '/products',
  });
});

it('the shell has no announcement where none is published', () => {
  expect(toShellCompany({ announcementLink: '/products' }, 'en').announcement).toBeUndefined();
});
