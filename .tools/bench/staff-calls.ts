import * as z from 'zod/mini';
import { quantile } from './figure.ts';
import type { Figures } from './section.ts';

/** Of each call; the first one counts, too. */
const TIMES = 20;

/** 95 of 100 calls of staff take less than this. */
export const MAX_MS = 1000;

/** What a login responds with. */
export const Session = z.object({ token: z.string() });

/** The headers of a call. */
export type CallHeaders = Readonly<Record<string, string>>;

/** The headers of the calls of a person of the sample accounts. */
export async function logIn(address: string, username: string): Promise<CallHeaders> {
  const response = await fetch(`${address}/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ usernameOrEmail: username, password: 'demo1234' }),
  });
  const { token } = Session.parse(await response.json());
  return { Authorization: `Bearer ${token}` };
}

/** The times in ms of the calls of a query. */
type Timed = (query: string) => Promise<number[]>;

/** Of the slowest of some queries, the time below which 95 of 100 calls stay, and half of them. */
export async function* slowest(what: string, queries: readonly string[], timed: Timed): Figures {
  const measured: { query: string; median: number; most: number }[] = [];
  for (const query of queries) {
    const times = await timed(query);
    measured.push({ query, median: quantile(times, 0.5), most: quantile(times, 0.95) });
  }
  const [worst] = measured.toSorted((a, b) => b.most - a.most);
  if (worst === undefined) throw new Error(`${what}: there is no query.`);
  const { most, median, query } = worst;
  yield {
    what: `${what}${query && ` (${query})`}`,
    ours: most,
    unit: 'ms',
    max: MAX_MS,
    details: measured.map((one) => `${one.query}: ${Math.round(one.median)}, ${Math.round(one.most)} ms`),
  };
  yield { what: `${what}: half of the same calls`, ours: median, unit: 'ms' };
}

/** The times in ms of a call, made one after the other. */
export async function toTimes(url: string, headers: CallHeaders, calls = TIMES): Promise<number[]> {
  const times: number[] = [];
  for (let call = 0; call < calls; call += 1) {
    const begin = performance.now();
    const response = await fetch(url, { headers });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${response.status} of ${url}`);
    times.push(performance.now() - begin);
  }
  return times;
}
