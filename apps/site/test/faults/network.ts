import { toOperation } from './operations.ts';

/** What the network does with the requests of a run. */
interface Network {
  /** The response to a call of the contract. */
  readonly respond: (operation: string) => Promise<Response>;
  /** The calls that were made, in order. */
  readonly requested: string[];
  /** Ends the requests that still have no response. */
  readonly ended: Promise<never>;
}

let network: Network | undefined;

/** Starts a network for the next requests; `end` ends the requests that still have no response. */
export function startNetwork(respond: Network['respond']) {
  const { promise: ended, reject } = Promise.withResolvers<never>();
  ended.catch(() => undefined);
  const requested: string[] = [];
  network = { respond, requested, ended };
  return { requested, end: () => reject(new TypeError('The run has ended')) };
}

/** The `fetch` of the tests: the network of the current run. */
export function fakeFetch(address: string, { method = 'GET', signal }: RequestInit = {}): Promise<Response> {
  if (network === undefined) throw new Error(`There is no network for ${address}`);
  const operation = toOperation(method, address);
  if (operation === undefined) throw new Error(`The contract has no call ${method} ${address}`);
  network.requested.push(operation);
  return untilAborted(Promise.race([network.respond(operation), network.ended]), signal);
}

/** A response, unless its request is aborted before. */
export function untilAborted(response: Promise<Response>, signal: AbortSignal | null = null) {
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
  aborted.catch(() => undefined);
  return Promise.race([response, aborted]);
}

/** The name of a call whose response comes late: after the note that it takes longer than usual. */
export const SLOW = 'slow';

/** How long a slow call takes, in ms. */
const SLOW_MS = 15_000;

/** Waits as long as a slow call takes. */
export const waitForSlow = () => new Promise<void>((resolve) => setTimeout(resolve, SLOW_MS));

/** A response that never comes. */
export const hang = () => new Promise<Response>(() => undefined);

/** Waits until the responses of the network have reached the screen: no time passes. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 8; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}
