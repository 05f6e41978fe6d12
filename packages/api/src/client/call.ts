import wretch from 'wretch';
import FormDataAddon from 'wretch/addons/formData';
import { fail, ok } from '../contract/index.ts';
import type {
  ResponseOf,
  Base,
  BodyOf,
  Endpoint,
  Failure,
  Language,
  ParamsOf,
  QueryOf,
  Result,
} from '../contract/index.ts';
import { UNREADABLE, toFailure } from './failure.mapper.ts';
import { toUrl } from './to-url.ts';

/** The settings of calls: addresses, network and session. */
export interface CallOptions {
  /** Base addresses without a trailing slash; a missing one means the same origin. */
  readonly bases?: Readonly<Partial<Record<Base, string>>>;
  /** Replaces the global `fetch`: the server's own handler during SSR, a fake in tests and stories. */
  readonly fetch?: (address: string, init: RequestInit) => Promise<Response>;
  /**
   * Whether the browser is online, as far as is known, so that a failure without a response names the cause.
   * Default: online.
   */
  readonly isOnline?: () => boolean;
  /** The language of the reader. Default: English. */
  readonly language?: Language;
  /** The session of the user; without it, calls are sent without a token. */
  readonly session?: SessionTokens;
}

/** The source of the bearer tokens of signed calls. */
export interface SessionTokens {
  /** The access token; undefined for a guest. */
  readonly token: () => Promise<string | undefined>;
  /** A new token in place of `rejected`, which the server rejected; undefined when there is none. */
  readonly renew: (rejected: string | undefined) => Promise<string | undefined>;
}

/** The headers that an endpoint may ask for. */
interface CallHeaders {
  /** Two calls with the same key are executed once. */
  readonly 'Idempotency-Key'?: string;
}

/** The input of one call; `params`, `query` and `body` exist exactly when the endpoint declares them. */
export type CallInput<E extends Endpoint> = {
  /** Aborts the request; the result is then a failure with code `aborted`. */
  readonly signal?: AbortSignal | undefined;
  /** The headers that the endpoint reads. */
  readonly headers?: CallHeaders;
} & (unknown extends ParamsOf<E> ? unknown : { readonly params: ParamsOf<E> }) &
  (unknown extends QueryOf<E> ? unknown : { readonly query?: Partial<QueryOf<E>> }) &
  (unknown extends BodyOf<E> ? unknown : { readonly body: BodyOf<E> });

/** Calls an endpoint; the response is parsed, and every expected failure is a value. */
export type Call = <E extends Endpoint>(endpoint: E, input: CallInput<E>) => Promise<Result<ResponseOf<E>>>;

/** The value of a call whose response holds it as `data`. */
export async function toData<Data>(calling: Promise<Result<{ readonly data: Data }>>): Promise<Result<Data>> {
  const result = await calling;
  return result.ok ? ok(result.value.data) : result;
}

/** Creates the one function that sends every request of the product. */
export function createCall({ bases = {}, fetch, isOnline = () => true, session }: CallOptions): Call {
  const bare = wretch().addon(FormDataAddon);
  const unsent = fetch ? bare.fetchPolyfill(fetch) : bare;

  async function send<E extends Endpoint>(endpoint: E, input: LooseInput, token?: string) {
    const { signal, headers = {}, params, query, body } = input;
    const address = (bases[endpoint.base] ?? '') + toUrl(endpoint.path, params, query);
    const addressed = unsent
      .url(address)
      .headers({ ...headers })
      .options(signal ? { signal } : {});
    const signed = token === undefined ? addressed : addressed.auth(`Bearer ${token}`);
    const filled = (given: object) =>
      endpoint.form === 'multipart' ? signed.formData(toParts(given)) : signed.json(given);
    const request = body === undefined ? signed : filled(body);
    try {
      const received = request.fetch(endpoint.method);
      return parsedResponse(
        endpoint,
        endpoint.response.type === 'csv'
          ? await toFileText(await received.res())
          : await received.json<unknown>(),
      );
    } catch (error) {
      return fail(toFailure(error, { endpoint, signal, isOnline: isOnline() }));
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

/** The failure of a signed call that was rejected when no new token is available (spec section 7). */
const TOKEN_EXPIRED: Failure = { code: 'unauthenticated', message: 'Token expired', status: 401 };

/** The input of a call of any endpoint. */
interface LooseInput {
  readonly signal?: AbortSignal | undefined;
  readonly headers?: CallHeaders;
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: object | undefined;
}

/**
 * The parts of a form: null is empty text, a list with files in it is one part for each entry, and other lists and groups
 * are JSON text. Missing values are left out.
 */
function toParts(body: object): object {
  const given = Object.entries(body).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given.map(([name, value]) => [name, toPart(value)]));
}

function toPart(value: unknown): unknown {
  if (value === null) return '';
  if (!(value instanceof Object) || value instanceof Blob) return value;
  const hasFiles = Array.isArray(value) && value.some((entry) => entry instanceof Blob);
  return hasFiles ? value : JSON.stringify(value);
}

/** The text of a file; undefined for a page of another server, such as the login of a network. */
async function toFileText(response: Response): Promise<string | undefined> {
  const isFile = response.headers.get('Content-Type')?.startsWith('text/csv') ?? false;
  return isFile ? response.text() : undefined;
}

function parsedResponse<E extends Endpoint>(endpoint: E, received: unknown): Result<ResponseOf<E>> {
  const schema: E['response']['body'] = endpoint.response.body;
  const parsed = schema.safeParse(received);
  return parsed.success ? ok(parsed.data) : fail(UNREADABLE);
}
