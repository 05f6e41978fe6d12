import { expect, it } from 'vitest';
import { namedBrands } from './named-brands.ts';

const BRANDS = ['Aranjeev', 'Ghar & Vari', 'Gharvari', 'Gharana', 'वन'].map((name) => ({
  name,
  productCount: 1,
}));
const named = (search: string) => namedBrands(BRANDS, search).map(({ name }) => name);

it.each([
  ['aranjeev', ['Aranjeev']],
  ['  ARAN', ['Aranjeev']],
  ['Aranjeev tulsi drops', ['Aranjeev']],
  ['honey by ghar vari', ['Ghar & Vari']],
  ['ghar', ['Ghar & Vari', 'Gharvari']],
  ['शहद वन का', ['वन']],
])('the search %s names brands', (search, found) => expect(named(search)).toEqual(found));

it.each(['ar', '', '&&&', 'jeev', 'aranjeevan', 'vari'])('the search “%s” names no brand', (search) =>
  expect(named(search)).toEqual([]),
);

it('a brand without products has no page to offer', () => {
  expect(namedBrands([{ name: 'Aranjeev', productCount: 0 }], 'aranjeev')).toEqual([]);
});
