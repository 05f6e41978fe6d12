import type { APIRequestContext } from '@playwright/test';
import * as z from 'zod';

/** What Hindi pages write in Latin letters: our name, abbreviations, brands, codes, addresses, keys of a storage. */
const LATIN = [
  /\bPGM( Wellness)?\b/g,
  /ISO 9001:2015/g,
  /\b(?:BV|OTP|SMS|UPI|QR|Google|WhatsApp|RSS|English)\b/g,
  // What is measured, and codes such as WELCOME10 and GR-2026-000123.
  /\b\d+ (?:ml|g|kg|l|mg|cm)\b/gi,
  /\b[A-Z]+-?\d[\d-]*\b/g,
  /https?:\S+/g,
  /[\w.-]+@[\w.-]+|\b[\w-]+(?:\.[a-z]{2,})+\b/g,
  /\b(?:token|refreshToken|isAuthentication|user|associateUser|cartItems)\b/g,
];

const LISTS = ['/api/products?page=1&limit=100', '/api/categories', '/api/brands', '/api/coupons'];

const Answer = z.object({ data: z.json() });
const Products = z.object({ data: z.array(z.object({ id: z.string() })) });

/** Every text of the catalogue and of the coupons, the longest first: it is in one language. */
export async function catalogueTexts(request: APIRequestContext): Promise<string[]> {
  const products = Products.parse(await (await request.get('/api/products?page=1&limit=100')).json());
  const paths = [...LISTS, ...products.data.map(({ id }) => `/api/products/${id}`)];
  const answers = await Promise.all(
    paths.map(async (path) => Answer.parse(await (await request.get(path)).json())),
  );
  return answers.flatMap(({ data }) => stringsOf(data)).toSorted((one, other) => other.length - one.length);
}

/** The texts of a page in Hindi with words in English that are neither names nor among the known ones. */
export function leftOverEnglish(texts: readonly string[], known: readonly string[]): string[] {
  return texts.filter((text) => {
    const rest = [...known, ...LATIN].reduce<string>((left, word) => left.replaceAll(word, ' '), text);
    return /[A-Za-z]{2,}/.test(rest);
  });
}

function stringsOf(value: z.infer<typeof Answer>['data']): string[] {
  if (typeof value === 'string') return /[A-Za-z]{2,}/.test(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsOf) : [];
}
