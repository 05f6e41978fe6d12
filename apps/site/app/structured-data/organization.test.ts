import { expect, it } from 'vitest';
import { organization } from './organization.ts';

it('the company has the facts that are set, and omits those that are not', () => {
  const facts = organization(
    { origin: 'https://shop.example.in', language: 'en' },
    { facts: { establishedOn: '2023-07-03', state: 'Uttar Pradesh' } },
  );
  expect(facts).toMatchObject({
    '@type': 'Organization',
    url: 'https://shop.example.in/',
    foundingDate: '2023-07-03',
    address: { addressRegion: 'Uttar Pradesh', addressCountry: 'IN' },
  });
  expect(JSON.stringify(facts)).not.toMatch(/undefined|not configured/);
  for (const unset of ['legalName', 'taxID', 'contactPoint']) expect(facts).not.toHaveProperty(unset);
});
