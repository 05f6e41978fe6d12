import type { Context, MiddlewareHandler } from 'hono';
import { type LimitedFailure, rejection } from '../rate-limit/rate-limiter.ts';
import { clientAddress } from './client-address.ts';
import { failureResponse } from './failure-response.ts';
import type { ServerEnv } from './server-env.ts';

const WINDOW_MS = 60_000;

/** The number of addresses that are counted in one minute; they take about 10 MB. */
const MAX_ADDRESSES = 100_000;

interface CallLimitOptions {
  /** The calls and pages that one address may request in a minute. */
  readonly max: number;
  readonly trustedProxies: number;
  /** In ms since 1970. */
  readonly now: () => number;
}

/**
 * Limits the calls of the API and the pages of one network address. Each process counts in its own memory, because a
 * count in the database costs more than most calls. Files, images and health checks do not pass here, nor do the calls that
 * a page makes while it is rendered.
 */
export class CallLimit {
  readonly #options: CallLimitOptions;
  #window = 0;
  #counts = new Map<string, number>();

  constructor(options: CallLimitOptions) {
    this.#options = options;
  }

  /** Counts a request; returns a failure when its address is over the limit. */
  count(context: Context<ServerEnv>): LimitedFailure<'rateLimited'> | undefined {
    const { max, trustedProxies, now } = this.#options;
    const address = clientAddress(context, trustedProxies);
    const window = Math.floor(now() / WINDOW_MS);
    if (window !== this.#window) {
      this.#window = window;
      this.#counts = new Map();
    }
    const count = (this.#counts.get(address) ?? 0) + 1;
    // With so many addresses the process is under attack; it still counts those that it knows.
    if (count > 1 || this.#counts.size < MAX_ADDRESSES) this.#counts.set(address, count);
    if (count <= max) return undefined;
    return rejection(Math.ceil(((window + 1) * WINDOW_MS - now()) / 1000)).failure;
  }

  /** Rejects the calls of an address that is over the limit. */
  readonly middleware: MiddlewareHandler<ServerEnv> = async (context, next) => {
    const failure = this.count(context);
    return failure ? failureResponse(context, failure) : next();
  };
}
