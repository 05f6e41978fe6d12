import type { Endpoint, Failure, Result } from '@pgm/api/contract';
import type { Made } from './response-cache.ts';

/** The result of a call, and its value as text when it may be sent again. */
export interface CachedResponse {
  readonly result: Result<unknown, Failure & { readonly retryAfterSeconds?: number }>;
  readonly text?: string;
}

interface Input {
  readonly params: unknown;
  readonly query: unknown;
}

/** The memory of a value and of its text, in bytes per character of the text. */
const BYTES_PER_CHARACTER = 4;

/** Ids are the same in capitals; a thing with two spellings is cached once. */
const ID = /[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/gi;

/** The key of a call's response. It holds the parsed input, so that unknown query parameters make no other key. */
export function cacheKey({ operation }: Pick<Endpoint, 'operation'>, { params, query }: Input): string {
  return JSON.stringify([operation, params, query]).replaceAll(ID, (id) => id.toLowerCase());
}

/** Parameters whose values have no end. Of brands that is so for several at once. */
const ENDLESS = new Set(['search', 'minPrice', 'underPrice', 'minPoints', 'inStock', 'subCategory', 'facts']);

/** Whether a query has endless variants: a search or a filtered list. They would push lists out of the cache. */
export function isEndless(query: unknown): boolean {
  return Object.entries(Object(query)).some(([name, value]) =>
    name === 'brand' ? String(value).includes(',') : ENDLESS.has(name) && Boolean(value),
  );
}

/**
 * What the cache receives of a result. It does not save failures and empty lists: their keys name nothing that exists,
 * and there is no end of such names.
 */
export function toMade(
  { path }: Pick<Endpoint, 'path'>,
  { params }: Input,
  result: CachedResponse['result'],
): Made<CachedResponse> {
  if (!result.ok) return { value: { result } };
  const text = JSON.stringify(result.value);
  const value = { result, text };
  if (isEmptyList(result.value)) return { value };
  return { value, source: { text, calls: [{ path, params }], bytes: text.length * BYTES_PER_CHARACTER } };
}

function isEmptyList(value: unknown): boolean {
  return value instanceof Object && 'data' in value && Array.isArray(value.data) && value.data.length === 0;
}
