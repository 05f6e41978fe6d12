import type { Context, MiddlewareHandler } from 'hono';
import type { AddressLimiter } from '../rate-limit/address-limiter.ts';
import type { LimitedFailure } from '../rate-limit/rate-limiter.ts';
import { clientAddress } from './client-address.ts';
import { failureResponse } from './failure-response.ts';
import type { ServerEnv } from './server-env.ts';

interface CallLimitOptions {
  /** Counts the calls and pages that one address requests. */
  readonly limiter: AddressLimiter;
  readonly trustedProxies: number;
}

/**
 * Limits the calls of the API and the pages of one network address. Files, images and health checks do not pass
 * here, nor do the calls that a page makes while it is rendered.
 */
export class CallLimit {
  readonly #options: CallLimitOptions;

  constructor(options: CallLimitOptions) {
    this.#options = options;
  }

  /** Counts a request; returns a failure when its address is over the limit. */
  count(context: Context<ServerEnv>): LimitedFailure<'rateLimited'> | undefined {
    const { limiter, trustedProxies } = this.#options;
    return limiter.count(clientAddress(context, trustedProxies))?.failure;
  }

  /** Rejects the calls of an address that is over the limit. */
  readonly middleware: MiddlewareHandler<ServerEnv> = async (context, next) => {
    const failure = this.count(context);
    return failure ? failureResponse(context, failure) : next();
  };
}
