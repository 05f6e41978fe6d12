import { type Result, fail, ok } from '@pgm/api/contract';
import * as z from 'zod';
import type { Logger } from '../log/logger.ts';
import type { RazorpayOptions } from './payment-settings.ts';
import { parseJson } from './razorpay-shapes.ts';

/** How long Razorpay may take to respond, in ms. */
const TIMEOUT_MS = 10_000;

/** A call to Razorpay's API. */
interface RazorpayCall {
  /** The path below `/v1/`, with its parts escaped. */
  readonly path: string;
  /** Absent: the call only reads. */
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal | undefined;
}

/** The part of an error response that may be logged: Razorpay's own code, no words. */
const Rejection = z.object({ error: z.object({ code: z.string().regex(/^\w{1,64}$/) }) });

/** Calls Razorpay's HTTP API; the log of a failure has only its kind: no key, no name, no words. */
export class RazorpayApi {
  readonly #options: RazorpayOptions;
  readonly #log: Logger;
  readonly #timeoutMs: number;

  constructor(options: RazorpayOptions, log: Logger, timeoutMs = TIMEOUT_MS) {
    this.#options = options;
    this.#log = log;
    this.#timeoutMs = timeoutMs;
  }

  /**
   * The response to a call, parsed by its shape. A failure is `noResponse` when Razorpay is down, slow, or does
   * not accept our key; `invalid` when it rejects this one call; `unreadable` when its response does not fit the
   * shape.
   */
  async call<Shape extends z.ZodType>(call: RazorpayCall, shape: Shape): Promise<Result<z.infer<Shape>>> {
    const result = await this.#send(call);
    if (!result.ok) return result;
    const { status, text } = result.value;
    const json = parseJson(text);
    if (status < 200 || status > 299) return this.#rejected(status, json);
    const parsed = shape.safeParse(json);
    return parsed.success ? ok(parsed.data) : this.#failed({ reason: 'unreadable' }, 'unreadable');
  }

  async #send(call: RazorpayCall): Promise<Result<{ status: number; text: string }>> {
    const { apiUrl, keyId, keySecret } = this.#options;
    const { path, body, headers, signal } = call;
    const timeout = AbortSignal.timeout(this.#timeoutMs);
    try {
      const response = await fetch(`${apiUrl}/v1/${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          Authorization: `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`,
          ...(body && { 'Content-Type': 'application/json' }),
          ...headers,
        },
        body: body === undefined ? null : JSON.stringify(body),
        signal: signal ? AbortSignal.any([timeout, signal]) : timeout,
        // A redirect would send the key to an address that is not configured.
        redirect: 'manual',
      });
      return ok({ status: response.status, text: await response.text() });
    } catch {
      if (signal?.aborted) return NO_RESPONSE;
      return this.#failed({ reason: timeout.aborted ? 'timeout' : 'no answer' }, 'noResponse');
    }
  }

  #rejected(status: number, json: unknown): Result<never> {
    const rejection = Rejection.safeParse(json);
    const isAboutTheCall = status >= 400 && status < 500 && !ABOUT_US.has(status);
    return this.#failed(
      { reason: 'status', status, ...(rejection.success && { code: rejection.data.error.code }) },
      isAboutTheCall ? 'invalid' : 'noResponse',
    );
  }

  #failed(facts: object, code: 'noResponse' | 'invalid' | 'unreadable'): Result<never> {
    this.#log.warn(facts, 'Razorpay did not do what it was asked');
    return fail({ code, message: NO_RESPONSE.failure.message });
  }
}

/** Statuses that any call would get now: invalid key, not allowed, too slow, too many. */
const ABOUT_US: ReadonlySet<number> = new Set([401, 403, 408, 429]);

const NO_RESPONSE = fail({ code: 'noResponse' as const, message: 'The payment provider did not respond.' });
