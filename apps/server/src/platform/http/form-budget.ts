import type { MiddlewareHandler } from 'hono';
import { BUSY } from './busy.ts';
import { failureResponse } from './failure-response.ts';
import type { ServerEnv } from './server-env.ts';

/** The bytes of all forms that a process receives at the same time; the largest form of staff has 41 MB. */
const MAX_BYTES = 64 * 1024 * 1024;

/** The number of forms that one caller may send at the same time. */
const MAX_OF_CALLER = 4;

/** Bounds the memory of forms, which are collected in memory however slowly they arrive. */
export class FormBudget {
  #bytes = 0;
  readonly #ofCaller = new Map<string, number>();

  /** Admits a form of at most `maxBytes` while there is memory for it. Only callers with an account send forms. */
  admit(maxBytes: number): MiddlewareHandler<ServerEnv> {
    return async (context, next) => {
      const { id } = context.get('caller');
      const bytes = Math.min(Number(context.req.header('Content-Length') ?? maxBytes), maxBytes);
      const ofCaller = this.#ofCaller.get(id) ?? 0;
      if (ofCaller >= MAX_OF_CALLER) return failureResponse(context, TOO_MANY);
      if (this.#bytes + bytes > MAX_BYTES) return failureResponse(context, BUSY);
      this.#count(id, 1, bytes);
      try {
        return await next();
      } finally {
        this.#count(id, -1, -bytes);
      }
    };
  }

  #count(callerId: string, forms: number, bytes: number): void {
    this.#bytes += bytes;
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
