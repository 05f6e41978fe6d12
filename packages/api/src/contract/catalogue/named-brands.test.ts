import { expect, it } from 'vitest';
import { namedBrands } from './named-brands.ts';

const BRANDS = ['Aranjeev', 'Ghar & Vari', 'Gharvari', 'Gharana', 'वन'].map((name) => ({
  name,
  slug: name.toLowerCase().replaceAll(/[^a-z]+/g, '-'),
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
  expect(namedBrands([{ name: 'Aranjeev', slug: 'aranjeev', productCount: 0 }], 'aranjeev')).toEqual([]);
});

it('a brand is named in English and in Hindi, whatever the language of the reader is', () => {
  const inHindi = { name: 'अरंजीव', slug: 'aranjeev', productCount: 1 };
  expect(namedBrands([inHindi], 'Aranjeev tulsi')).toEqual([inHindi]);
  const inEnglish = { name: 'Aranjeev', slug: 'aranjeev', nameInHindi: 'अरंजीव', productCount: 1 };
  expect(namedBrands([inEnglish], 'अरंजीव तुलसी')).toEqual([inEnglish]);
});
