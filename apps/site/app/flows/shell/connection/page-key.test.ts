import { describe, expect, it } from 'vitest';
import { pageKey } from './page-key.ts';

const ORIGIN = 'https://shop.example.in';

describe('the key of a cached page', () => {
  it('is the same for all spellings of one page', () => {
    expect(pageKey(`${ORIGIN}/products/?lang=hi#content`)).toBe(`${ORIGIN}/products`);
    expect(pageKey(`${ORIGIN}/?lang=en`)).toBe(`${ORIGIN}/`);
    expect(pageKey(`${ORIGIN}/products?ref=ASHA2023&sort=name`)).toBe(`${ORIGIN}/products?sort=name`);
    expect(pageKey(`${ORIGIN}/products?sort=name&page=2`)).toBe(`${ORIGIN}/products?sort=name&page=2`);
  });
});
