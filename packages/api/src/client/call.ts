import wretch from 'wretch';
import FormDataAddon from 'wretch/addons/formData';
import { fail, ok } from '../contract/index.ts';
import type {
  AnswerOf,
  Base,
  BodyOf,
  Endpoint,
  Failure,
  ParamsOf,
  QueryOf,
  Result,
} from '../contract/index.ts';
import { failureOf } from './failure-of.ts';
import { urlOf } from './url-of.ts';

/** Where calls go and what carries them. */
export interface CallOptions {
  /** Base addresses without a trailing slash; a missing one means the same origin. */
  readonly bases?: Readonly<Partial<Record<Base, string>>>;
  /** Stands in for the global `fetch`: the server's own handler during SSR, a fake in tests and stories. */
  readonly fetch?: (address: string, init: RequestInit) => Promise<Response>;
  /** Whether there is a line, as far as is known: a call without an answer then names the cause. Default: there is one. */
  readonly hasLine?: () => boolean;
  /** Who is logged in; without it, calls that are not for everyone go out unsigned. */
  readonly session?: SessionTokens;
}

/** Where signed calls get their bearer token from. */
export interface SessionTokens {
  /** The access token; undefined when nobody is logged in. */
  readonly token: () => Promise<string | undefined>;
  /** A better token than `refused`, which the server did not take; undefined when there is none to be had. */
  readonly renew: (refused: string | undefined) => Promise<string | undefined>;
}

/** The headers that an endpoint may ask for. */
interface CallHeaders {
  /** The same call sent twice with one key is made once. */
  readonly 'Idempotency-Key'?: string;
}

/** What one call takes; `params`, `query` and `body` exist exactly when the endpoint declares them. */
export type CallInput<E extends Endpoint> = {
  /** Aborts the request; the answer is then a failure with code `aborted`. */
  readonly signal?: AbortSignal | undefined;
  /** What the endpoint reads beside its parts. */
  readonly headers?: CallHeaders;
} & (unknown extends ParamsOf<E> ? unknown : { readonly params: ParamsOf<E> }) &
  (unknown extends QueryOf<E> ? unknown : { readonly query?: Partial<QueryOf<E>> }) &
  (unknown extends BodyOf<E> ? unknown : { readonly body: BodyOf<E> });

/** Calls an endpoint; the answer is parsed, and every expected failure is a value. */
export type Call = <E extends Endpoint>(endpoint: E, input: CallInput<E>) => Promise<Result<AnswerOf<E>>>;

/** Makes the one function through which every request of the product goes. */
export function createCall({ bases = {}, fetch, hasLine = () => true, session }: CallOptions): Call {
  const bare = wretch().addon(FormDataAddon);
  const unsent = fetch ? bare.fetchPolyfill(fetch) : bare;

  async function send<E extends Endpoint>(endpoint: E, input: LooseInput, token?: string) {
    const { signal, headers = {}, params, query, body } = input;
    const address = (bases[endpoint.base] ?? '') + urlOf(endpoint.path, params, query);
    const addressed = unsent
      .url(address)
      .headers({ ...headers })
      .options(signal ? { signal } : {});
    const signed = token === undefined ? addressed : addressed.auth(`Bearer ${token}`);
    const filled = (given: object) =>
      endpoint.form === 'multipart' ? signed.formData(withoutGaps(given)) : signed.json(given);
    const request = body === undefined ? signed : filled(body);
    try {
      return parsedAnswer(endpoint, await request.fetch(endpoint.method).json<unknown>());
    } catch (error) {
      return fail(failureOf(error, signal, hasLine()));
    }
  }

  return async function call(endpoint, input) {
    if (endpoint.policy === 'public' || session === undefined) return send(endpoint, input);
    const token = await session.token();
    if (token === undefined && endpoint.policy === 'visitor') return send(endpoint, input);
    const result = await send(endpoint, input, token);
    if (result.ok || result.failure.code !== 'unauthenticated') return result;
    const renewed = await session.renew(token);
    return renewed === undefined ? fail(TOKEN_EXPIRED) : send(endpoint, input, renewed);
  };
}

/** What a signed call says when it was refused and no better token is to be had (spec section 7). */
const TOKEN_EXPIRED: Failure = { code: 'unauthenticated', message: 'Token expired', status: 401 };

/** A call's input as it is read here, whatever the endpoint. */
interface LooseInput {
  readonly signal?: AbortSignal | undefined;
  readonly headers?: CallHeaders;
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: object | undefined;
}

/** A form has no way to say that a value is missing but to leave it out. */
function withoutGaps(body: object): object {
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
}

function parsedAnswer<E extends Endpoint>(endpoint: E, json: unknown): Result<AnswerOf<E>> {
  const schema: E['answer']['body'] = endpoint.answer.body;
  const parsed = schema.safeParse(json);
  if (!parsed.success) return fail({ code: 'unreadable', message: 'Something went wrong.' });
  return ok(parsed.data);
}
