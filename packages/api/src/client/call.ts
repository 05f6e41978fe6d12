import wretch from 'wretch';
import { fail, ok } from '../contract/index.ts';
import type { AnswerOf, Base, BodyOf, Endpoint, ParamsOf, QueryOf, Result } from '../contract/index.ts';
import { failureOf } from './failure-of.ts';
import { urlOf } from './url-of.ts';

/** Where calls go and what carries them. */
export interface CallOptions {
  /** Base addresses without a trailing slash; a missing one means the same origin. */
  readonly bases?: Readonly<Partial<Record<Base, string>>>;
  /** Stands in for the global `fetch`: the server's own handler during SSR, a fake in tests and stories. */
  readonly fetch?: (address: string, init: RequestInit) => Promise<Response>;
}

/** What one call takes; `params`, `query` and `body` exist exactly when the endpoint declares them. */
export type CallInput<E extends Endpoint> = {
  /** Aborts the request; the answer is then a failure with code `aborted`. */
  readonly signal?: AbortSignal | undefined;
} & (unknown extends ParamsOf<E> ? unknown : { readonly params: ParamsOf<E> }) &
  (unknown extends QueryOf<E> ? unknown : { readonly query?: Partial<QueryOf<E>> }) &
  (unknown extends BodyOf<E> ? unknown : { readonly body: BodyOf<E> });

/** Calls an endpoint; the answer is parsed, and every expected failure is a value. */
export type Call = <E extends Endpoint>(endpoint: E, input: CallInput<E>) => Promise<Result<AnswerOf<E>>>;

/** Makes the one function through which every request of the product goes. */
export function createCall({ bases = {}, fetch }: CallOptions): Call {
  const unsent = fetch ? wretch().fetchPolyfill(fetch) : wretch();

  return async function call(endpoint, input) {
    const { signal, params, query, body }: LooseInput = input;
    const address = (bases[endpoint.base] ?? '') + urlOf(endpoint.path, params, query);
    const addressed = unsent.url(address).options(signal ? { signal } : {});
    const request = body === undefined ? addressed : addressed.json(body);
    try {
      return parsedAnswer(endpoint, await request.fetch(endpoint.method).json<unknown>());
    } catch (error) {
      return fail(failureOf(error, signal));
    }
  };
}

/** A call's input as it is read here, whatever the endpoint. */
interface LooseInput {
  readonly signal?: AbortSignal | undefined;
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: object | undefined;
}

function parsedAnswer<E extends Endpoint>(endpoint: E, json: unknown): Result<AnswerOf<E>> {
  const schema: E['answer']['body'] = endpoint.answer.body;
  const parsed = schema.safeParse(json);
  if (!parsed.success) return fail({ code: 'unreadable', message: 'Something went wrong.' });
  return ok(parsed.data);
}
