import type { Endpoint } from '@pgm/api/contract';
import * as fc from 'fast-check';
import { type FuzzBody, toBodies } from './fuzz-bodies.ts';
import { HOSTILE_TEXTS } from './hostile-values.ts';
import type { KnownIds } from './known-ids.ts';
import { type Choice, toFields, toSchema, toValues } from './schema-values.ts';
import { USUAL_VALUES } from './usual-values.ts';

/** A request to an endpoint, without who makes it. */
export interface FuzzRequest {
  readonly url: string;
  readonly body: string | FormData | undefined;
  readonly headers: Readonly<Record<string, string>>;
}

/** Requests to an endpoint: half of them as its contract describes, the others with something that it does not allow. */
export function requestsTo(endpoint: Endpoint, ids: KnownIds): fc.Arbitrary<FuzzRequest> {
  const usual: Choice['usual'] = (field) => USUAL_VALUES[field] ?? ids.of(field, endpoint.path);
  return fc.oneof(
    toRequests(endpoint, { usual, isHostile: false }),
    toRequests(endpoint, { usual, isHostile: true }),
  );
}

function toRequests(endpoint: Endpoint, choice: Choice): fc.Arbitrary<FuzzRequest> {
  const fitting = toValues(toSchema(endpoint.query), choice).map(toSearch);
  const choose = <Value>(...values: [Value, ...Value[]]) =>
    fc.constantFrom(...(choice.isHostile ? values : values.slice(0, 2)));
  return fc
    .record({
      params: toValues(toSchema(endpoint.params), choice),
      search: choice.isHostile
        ? fc.oneof(
            { arbitrary: fitting, weight: 10 },
            { arbitrary: fc.constantFrom(...HOSTILE_SEARCHES), weight: 1 },
          )
        : fitting,
      body:
        endpoint.body === undefined
          ? fc.constant<FuzzBody | undefined>(undefined)
          : toBodies(endpoint, choice),
      key: choose('0190b7a2-0000-7000-8000-000000000001', '', 'x'.repeat(300), '\u00e9'),
      language: choose('', 'hi', 'hi-IN,en;q=0.5', '*', 'x'.repeat(2000)),
    })
    .map(({ params, search, body, key, language }) => ({
      url: `${toPath(endpoint.path, params)}${search}`,
      body: body && ('form' in body ? body.form : body.text),
      headers: {
        ...(body && 'type' in body && { 'Content-Type': body.type }),
        ...(key && { 'Idempotency-Key': key }),
        ...(language && { 'Accept-Language': language }),
      },
    }));
}

function toPath(path: string, params: unknown): string {
  const fields = new Map(toFields(params));
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => toPart(fields.get(name)));
}

function toSearch(query: unknown): string {
  const pairs = toFields(query).map(([name, value]) => `${toPart(name)}=${toPart(value)}`);
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

const HOSTILE_SEARCHES = ['?page=1&page=x', '?page[]=1', '?search=%ED%A0%80', '?%', `?${'a&'.repeat(2000)}`];

/** A value in an address; texts with a percent sign stay as they are. */
function toPart(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  if (HOSTILE_TEXTS.includes(text) && text.startsWith('%')) return text;
  // Nothing, and dots, are the address of another call.
  const isOther = text === '' || text === '.' || text === '..';
  return isOther ? '%20' : encodeURIComponent(text.toWellFormed()).slice(0, 8000);
}
