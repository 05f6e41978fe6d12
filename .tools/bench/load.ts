import autocannon, { type Options } from 'autocannon';
import { median } from './figure.ts';

const CONNECTIONS = 10;
const SECONDS = 4;
const ROUNDS = 2;

/** How an address is loaded. */
interface LoadOptions extends Pick<Options, 'headers' | 'requests' | 'idReplacement'> {
  /** Default 4. */
  readonly seconds?: number;
}

/** Begins what goes on beside a round, and returns the function that ends it. */
type Disturb = () => () => unknown;

/** Loads an address, with further `options` of autocannon; resolves with responses per second. */
export async function responsesPerSecond(
  url: string,
  { seconds = SECONDS, ...options }: LoadOptions = {},
): Promise<number> {
  const result = await autocannon({ url, connections: CONNECTIONS, duration: seconds, ...options });
  const failed = result.errors + result.timeouts + result.non2xx;
  if (failed > 0) throw new Error(`${failed} of ${result.requests.total} calls of ${url} failed.`);
  return result.requests.total / result.duration;
}

/**
 * Loads two addresses by turns, so that a busy moment of the machine affects both; returns the median of each.
 * @param disturb for each round of ours
 */
export async function compare(
  ours: string,
  baseline: string,
  disturb: Disturb = () => () => {},
): Promise<{ ours: number; baseline: number }> {
  const rounds: { ours: number[]; baseline: number[] } = { ours: [], baseline: [] };
  // The first seconds do not count: code is not compiled and caches are empty yet.
  for (const url of [ours, baseline]) await responsesPerSecond(url, { seconds: 2 });
  for (let round = 0; round < ROUNDS; round += 1) {
    const end = disturb();
    rounds.ours.push(await responsesPerSecond(ours));
    await end();
    rounds.baseline.push(await responsesPerSecond(baseline));
  }
  return { ours: median(rounds.ours), baseline: median(rounds.baseline) };
}
