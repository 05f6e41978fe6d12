import type { Endpoint, ParamsOf, Policy, Result } from '@pgm/api/contract';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import type { Config } from '../config.ts';
import { limitBody } from './body-limit.ts';
import { type Authenticate, type Caller, type EndpointAccess, NOT_ALLOWED, mayCall } from './caller.ts';
import { type CachedResponse, cacheKey, isEndless, toMade } from './cached-response.ts';
import { clientAddress } from './client-address.ts';
import { type DeclaredFailure, type Outcome, failureResponse } from './failure-response.ts';
import type { CallLimit } from './call-limit.ts';
import { CsvFile, csvResponse } from './csv-file.ts';
import type { FormBudget } from './form-budget.ts';
import type { InsideCalls } from './inside-calls.ts';
import { nextPageLink } from './next-page-link.ts';
import { isPaged } from './paging.ts';
import { type ParsedInput, parseInput, parseInsideInput, parseParams } from './parse-input.ts';
import type { ResponseCache } from './response-cache.ts';
import { routePath } from './route-path.ts';
import type { ServerEnv } from './server-env.ts';

type PublicEndpoint = Endpoint & { readonly policy: 'public' };
type VisitorEndpoint = Endpoint & { readonly policy: 'visitor' };
type MemberEndpoint = Endpoint & { readonly policy: Exclude<Policy, 'public' | 'visitor'> };

/** What every handler receives: the input as the contract parsed it, and the request. */
interface PublicInput<E extends Endpoint> extends ParsedInput<E> {
  readonly context: Context<ServerEnv>;
  /** The network address of the request, for limits. */
  readonly clientAddress: string;
}

/** The caller is undefined for a guest. */
interface VisitorInput<E extends Endpoint> extends PublicInput<E> {
  readonly caller: Caller | undefined;
}

interface MemberInput<E extends Endpoint> extends PublicInput<E> {
  readonly caller: Caller;
}

/** Executes a call. It returns the success body, or a failure whose status the descriptor declares. */
type Handler<E extends Endpoint, Input> = (input: Input) => Promise<Outcome<E>>;

/** Checks that the path names something the caller may use, before the body is read. */
type Find<E extends Endpoint> = (input: {
  readonly caller: Caller;
  readonly params: ParamsOf<E>;
}) => Promise<Result<unknown, DeclaredFailure<E>>>;

/** What the pipeline needs from the server. */
export interface RouteContext {
  readonly authenticate: Authenticate;
  readonly config: Pick<Config, 'trustedProxies'>;
  /** Counts the calls of each address. */
  readonly calls: Pick<CallLimit, 'middleware'>;
  /** The memory for forms of all calls together. */
  readonly forms: FormBudget;
  /** Receives the calls that pages may make. */
  readonly inside: InsideCalls;
}

/** Where serialised responses are cached. */
type Cache = Pick<ResponseCache<CachedResponse>, 'get'>;

/** A call of the contract with its handler; `createApp` mounts it. */
export type Route = (server: RouteContext) => Hono<ServerEnv>;

/**
 * Serves a call of the contract. The policy of the descriptor decides access and the type of `caller`. The order is
 * fixed: access, then `find`, then the size of the body, then validation, then the handler. So a 403 or 404 never
 * depends on the body, and a validation error does not reveal that a foreign thing exists.
 */
export function route<E extends PublicEndpoint>(
  endpoint: E,
  handle: Handler<E, PublicInput<E>>,
  /** Serialised responses are cached by params and query; searches and filtered lists are not. */
  options?: { readonly cache: Cache },
): Route;
export function route<E extends VisitorEndpoint>(endpoint: E, handle: Handler<E, VisitorInput<E>>): Route;
export function route<E extends MemberEndpoint>(
  endpoint: E,
  handle: Handler<E, MemberInput<E>>,
  options?: { readonly find: Find<E> },
): Route;
export function route<E extends Endpoint>(
  endpoint: E,
  handle: Handler<E, MemberInput<E>>,
  { cache, find }: { readonly cache?: Cache; readonly find?: Find<E> } = {},
): Route {
  return ({ authenticate, calls, config, forms, inside }) => {
    const checkParams: MiddlewareHandler<ServerEnv> = async (context, next) => {
      const params = parseParams(endpoint, context);
      if (!params.ok) return params.failure;
      const found = await find?.({ caller: context.get('caller'), params: params.value });
      return found?.ok === false ? failureResponse(context, found.failure) : next();
    };

    const execute = async (input: ParsedInput<E>, context: Context<ServerEnv>): Promise<CachedResponse> => {
      const make = () =>
        handle({
          ...input,
          context,
          caller: context.get('caller'),
          clientAddress: clientAddress(context, config.trustedProxies),
        });
      if (cache === undefined || isEndless(input.query)) return { result: await make() };
      return cache.get(cacheKey(endpoint, input), async () => toMade(endpoint, input, await make()));
    };

    const respond = async (context: Context<ServerEnv>) => {
      // The response to a change, such as tokens, is for its caller alone.
      if (endpoint.method !== 'GET') context.header('Cache-Control', 'no-store');
      const params = parseParams(endpoint, context);
      if (!params.ok) return params.failure;
      const input = await parseInput(endpoint, params.value, context);
      if (!input.ok) return input.failure;
      const { result, text } = await execute(input.value, context);
      if (!result.ok) return failureResponse(context, result.failure);
      if (result.value instanceof CsvFile) return csvResponse(context, result.value);
      const next = isPaged(endpoint) && nextPageLink(endpoint, context.req.url, result.value);
      if (next) context.header('Link', next);
      return jsonText(context, text ?? JSON.stringify(result.value), endpoint.response.status);
    };

    if (endpoint.policy === 'public' && endpoint.method === 'GET')
      inside.serve({
        operation: endpoint.operation,
        execute: async (given, context) => {
          const input = parseInsideInput(endpoint, given);
          return input.ok ? (await execute(input.value, context)).result : input;
        },
      });

    const app = new Hono<ServerEnv>({ strict: false });
    const steps = [
      calls.middleware,
      admit(endpoint, authenticate),
      checkParams,
      ...limitBody(endpoint, forms, (context) => clientAddress(context, config.trustedProxies)),
      respond,
    ];
    for (const step of steps) app.on(endpoint.method, routePath(endpoint), step);
    return app;
  };
}

/** Admits the callers that the policy and the area allow. An invalid token is rejected on visitor calls too, so that the client renews it. */
export function admit(endpoint: EndpointAccess, authenticate: Authenticate): MiddlewareHandler<ServerEnv> {
  const { policy } = endpoint;
  return async (context, next) => {
    if (policy === 'public') return next();
    context.header('Cache-Control', 'no-store');
    const authorization = context.req.header('Authorization');
    if (policy === 'visitor' && authorization === undefined) return next();
    const caller = await authenticate(authorization);
    if (!caller.ok) {
      context.header('WWW-Authenticate', 'Bearer');
      return failureResponse(context, caller.failure);
    }
    if (!mayCall(caller.value, endpoint)) return failureResponse(context, NOT_ALLOWED);
    context.set('caller', caller.value);
    return next();
  };
}

function jsonText(context: Context, text: string, status: 200 | 201): Response {
  return context.body(text, status, { 'Content-Type': 'application/json' });
}
