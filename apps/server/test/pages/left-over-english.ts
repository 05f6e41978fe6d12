import * as z from 'zod';
import { SAMPLE_COMPANY } from '../../src/company/company-facts/sample-company.ts';
import type { TestApp } from '../test-app.ts';

/** Parts of Hindi pages that are in Latin letters: our name, abbreviations, brands, codes, addresses, storage keys, cookies. */
const LATIN = [
  /\bPGM( Wellness)?\b/g,
  /ISO 9001:2015/g,
  /\b(?:BV|OTP|PAN|SMS|UPI|QR|PDF|WCAG|AA|axe|Google|WhatsApp|RSS|English)\b/g,
  // The code of an identity card.
  /\b[A-Z2-9]{4}(?:-[A-Z2-9]{4}){3}\b/g,
  // Measures, and codes such as WELCOME10 and GR-2026-000123.
  /\b\d+ (?:ml|g|kg|l|mg|cm)\b/gi,
  /\b[A-Z]+-?\d[\d-]*\b/g,
  /https?:\S+/g,
  /[\w.-]+@[\w.-]+|\b[\w-]+(?:\.[a-z]{2,})+\b/g,
  /\b(?:token|refreshToken|isAuthentication|user|associateUser|cartItems|cartCoupon|wishItems|referral|__Secure-device)\b/g,
];

/** The facts of the company: names and addresses are in one language. The longest first, as one may contain another. */
const COMPANY = Object.values(SAMPLE_COMPANY)
  .filter((fact) => fact !== undefined)
  .toSorted((one, other) => other.length - one.length);

const LISTS = [
  '/api/products?page=1&limit=100&language=hi',
  '/api/categories?language=hi',
  '/api/brands?language=hi',
  '/api/coupons?language=hi',
];

/** What calls need and no page shows. */
const NAMES = new Set(['subCategory', 'subCategories']);

const Listed = z.object({ data: z.json() });
const Products = z.object({ data: z.array(z.object({ id: z.string() })) });

/**
 * Every text of the catalogue and of the coupons that a reader of Hindi gets in English, the longest first: makers, sizes and
 * what images show. Subcategories are known by their English names, and shown by others.
 */
export async function catalogueTexts(app: TestApp): Promise<string[]> {
  const read = async (path: string) => (await app.call(path)).json();
  const products = Products.parse(await read('/api/products?page=1&limit=100'));
  const paths = [...LISTS, ...products.data.map(({ id }) => `/api/products/${id}?language=hi`)];
  const texts: string[] = [];
  for (const path of paths) texts.push(...listStrings(Listed.parse(await read(path)).data));
  return texts.toSorted((one, other) => other.length - one.length);
}

/** The texts of a Hindi page with English words that are neither names nor among the known texts. */
export function leftOverEnglish(texts: readonly string[], known: readonly string[]): string[] {
  return texts.filter((text) => {
    const rest = [...known, ...COMPANY, ...LATIN].reduce<string>(
      (left, word) => left.replaceAll(word, ' '),
      text,
    );
    return /[A-Za-z]{2,}/.test(rest);
  });
}

function listStrings(value: z.infer<typeof Listed>['data']): string[] {
  if (typeof value === 'string') return /[A-Za-z]{2,}/.test(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => (NAMES.has(name) ? [] : listStrings(part)));
}
