import type { Context, MiddlewareHandler } from 'hono';
import { BUSY } from '../jobs/busy.ts';
import { failureResponse } from './failure-response.ts';
import type { ServerEnv } from './server-env.ts';

/** The bytes of all forms that a process receives at the same time; the largest form of staff has 41 MB. */
const MAX_BYTES = 64 * 1024 * 1024;

/** The bytes of all forms of guests among them. */
const MAX_GUEST_BYTES = 32 * 1024 * 1024;

/** The number of forms that one caller may send at the same time, and that guests of one network address may. */
const MAX_OF_CALLER = 4;

/** Bounds the memory of forms, which are collected in memory however slowly they arrive. */
export class FormBudget {
  #bytes = 0;
  #guestBytes = 0;
  readonly #ofCaller = new Map<string, number>();

  /**
   * Admits a form of at most `maxBytes` while there is memory for it. Guests can use only a part of it, so that they never
   * stand in the way of callers with an account.
   */
  admit(maxBytes: number, toAddress: (context: Context<ServerEnv>) => string): MiddlewareHandler<ServerEnv> {
    return async (context, next) => {
      const caller: { readonly id: string } | undefined = context.get('caller');
      const id = caller?.id ?? `guest ${toAddress(context)}`;
      const isGuest = caller === undefined;
      const bytes = Math.min(Number(context.req.header('Content-Length') ?? maxBytes), maxBytes);
      const ofCaller = this.#ofCaller.get(id) ?? 0;
      if (ofCaller >= MAX_OF_CALLER) return failureResponse(context, TOO_MANY);
      if (this.#bytes + bytes > MAX_BYTES) return failureResponse(context, BUSY);
      if (isGuest && this.#guestBytes + bytes > MAX_GUEST_BYTES) return failureResponse(context, BUSY);
      this.#count(id, 1, bytes, isGuest);
      try {
        return await next();
      } finally {
        this.#count(id, -1, -bytes, isGuest);
      }
    };
  }

  #count(callerId: string, forms: number, bytes: number, isGuest: boolean): void {
    this.#bytes += bytes;
    if (isGuest) this.#guestBytes += bytes;
    const ofCaller = (this.#ofCaller.get(callerId) ?? 0) + forms;
    if (ofCaller > 0) this.#ofCaller.set(callerId, ofCaller);
    else this.#ofCaller.delete(callerId);
  }
}

const TOO_MANY = {
  code: 'rateLimited',
  message: 'You are sending too many files at once. Please try again in 5 seconds.',
  retryAfterSeconds: 5,
} as const;
