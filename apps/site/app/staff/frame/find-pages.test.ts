import { describe, expect, it } from 'vitest';
import { findPages } from './find-pages.ts';

const PAGES = [
  { href: '/dashboard/leads', label: 'Leads' },
  { href: '/dashboard/products/new', label: 'New product' },
];

const asTheyAre = (label: string) => label;

describe('the search over the pages of the staff area', () => {
  it.each([
    ['', ['Leads', 'New product']],
    ['lea', ['Leads']],
    ['product NEW', ['New product']],
    ['orders', []],
    ['  ', ['Leads', 'New product']],
  ])('finds for %j: %j', (text, labels) => {
    expect(findPages(PAGES, text, asTheyAre).map(({ label }) => label)).toEqual(labels);
  });

  it('is by the names in the language of the user', () => {
    const toHindi = (label: string) => (label === 'Leads' ? 'लीड' : label);
    expect(findPages(PAGES, 'लीड', toHindi)).toEqual([{ href: '/dashboard/leads', label: 'लीड' }]);
  });
});
