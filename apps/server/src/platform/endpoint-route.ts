import type { AnswerOf, Endpoint, ParamsOf, Policy, Result } from '@pgm/api/contract';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import type { AnswerCache } from './answer-cache.ts';
import { type Authenticate, type Caller, mayCall } from './authentication/caller.ts';
import { limitBody } from './body-limit.ts';
import { failureAnswer } from './failure-answer.ts';
import { type ParsedInput, parseInput, parseParams } from './parse-input.ts';
import type { Limited } from './rate-limit/rate-limiter.ts';
import type { ServerEnv } from './server-env.ts';

/** An endpoint for everyone. */
type OpenEndpoint = Endpoint & { readonly policy: 'public' };
/** An endpoint for everyone, where who is logged in is known. */
type VisitorEndpoint = Endpoint & { readonly policy: 'visitor' };
/** An endpoint for those who are logged in. */
type GuardedEndpoint = Endpoint & { readonly policy: Exclude<Policy, 'public' | 'visitor'> };

/** What a handler is given: everything already parsed by the contract. */
type OpenInput<E extends Endpoint> = ParsedInput<E> & { readonly context: Context<ServerEnv> };
type VisitorInput<E extends Endpoint> = OpenInput<E> & { readonly caller: Caller | undefined };
type GuardedInput<E extends Endpoint> = OpenInput<E> & { readonly caller: Caller };

/** Does what an endpoint is for; an expected failure is a value. */
export type Handler<E extends Endpoint> = (input: OpenInput<E>) => Promise<Limited<AnswerOf<E>>>;
export type VisitorHandler<E extends Endpoint> = (input: VisitorInput<E>) => Promise<Limited<AnswerOf<E>>>;
export type GuardedHandler<E extends Endpoint> = (input: GuardedInput<E>) => Promise<Limited<AnswerOf<E>>>;

/** Looks for what an address names; what isn't the caller's is not found. */
export type Find<E extends Endpoint> = (input: {
  readonly caller: Caller;
  readonly params: ParamsOf<E>;
}) => Promise<Result<unknown>>;

/** An endpoint's path as the router writes it; a slash at the end makes no difference to it. */
export function routePath({ path }: Pick<Endpoint, 'path'>): string {
  return path.replace(/\{(\w+)\}/g, ':$1').replace(/\/$/, '');
}

/** Serves an endpoint that is for everyone; with a `cache`, the texts of its answers are kept ready, but for searches. */
export function serve<E extends OpenEndpoint>(
  endpoint: E,
  handle: Handler<E>,
  cache?: AnswerCache,
): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>({ strict: false });
  app.on(endpoint.method, routePath(endpoint), limitBody(endpoint), async (context) => {
    // What is answered to a change, such as tokens, is for the caller alone.
    if (endpoint.method !== 'GET') context.header('Cache-Control', 'no-store');
    const params = parseParams(endpoint, context);
    if (!params.ok) return params.failure;
    const input = await parseInput(endpoint, params.value, context);
    if (!input.ok) return input.failure;

    // By what was understood and not by the address: what nobody reads in one can't fill the cache.
    const key = JSON.stringify([endpoint.operation, input.value.params, input.value.query]);
    const keptIn = isSearch(input.value.query) ? undefined : cache;
    const kept = keptIn?.get(key);
    if (kept !== undefined) return jsonText(context, kept, endpoint.answer.status);

    const keep = keptIn?.begin(key);
    const result = await handle({ ...input.value, context });
    if (!result.ok) return failureAnswer(context, result.failure);
    const text = JSON.stringify(result.value);
    keep?.(text);
    return jsonText(context, text, endpoint.answer.status);
  });
  return app;
}

/** There are endless searches: kept, they would push out lists that are asked for again. */
function isSearch(query: unknown): boolean {
  return query instanceof Object && 'search' in query && Boolean(query.search);
}

/** Serves an endpoint that is for everyone and answers members as such; a token that is none is refused, so that it can be renewed. */
export function greet<E extends VisitorEndpoint>(
  endpoint: E,
  authenticate: Authenticate,
  handle: VisitorHandler<E>,
): Hono<ServerEnv> {
  const admitMember = admit(endpoint.policy, authenticate);
  const admitAnybody: MiddlewareHandler<ServerEnv> = (context, next) => {
    if (context.req.header('Authorization') !== undefined) return admitMember(context, next);
    context.header('Cache-Control', 'no-store');
    return next();
  };
  return served(endpoint, [admitAnybody], handle);
}

/**
 * Serves an endpoint to those whom its policy allows. Who calls is asked before anything else is looked at, then
 * `find` whether there is such a thing of theirs, and only then what they sent is read: nobody learns from a
 * complaint about the body that somebody else's thing is there.
 */
export function guard<E extends GuardedEndpoint>(
  endpoint: E,
  authenticate: Authenticate,
  handle: GuardedHandler<E>,
  find?: Find<E>,
): Hono<ServerEnv> {
  const findFirst: MiddlewareHandler<ServerEnv> = async (context, next) => {
    const params = parseParams(endpoint, context);
    if (!params.ok) return params.failure;
    const found = await find?.({ caller: context.get('caller'), params: params.value });
    return found?.ok === false ? failureAnswer(context, found.failure) : next();
  };
  return served(endpoint, [admit(endpoint.policy, authenticate), findFirst], handle);
}

/** Answers whom `doors` let in; only then the body is measured and read. */
function served<E extends Endpoint>(
  endpoint: E,
  doors: readonly MiddlewareHandler<ServerEnv>[],
  handle: GuardedHandler<E>,
): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>({ strict: false });
  const { method } = endpoint;
  const path = routePath(endpoint);
  for (const door of doors) app.on(method, path, door);
  app.on(method, path, limitBody(endpoint), async (context) => {
    const params = parseParams(endpoint, context);
    if (!params.ok) return params.failure;
    const input = await parseInput(endpoint, params.value, context);
    if (!input.ok) return input.failure;
    const result = await handle({ ...input.value, context, caller: context.get('caller') });
    if (!result.ok) return failureAnswer(context, result.failure);
    return jsonText(context, JSON.stringify(result.value), endpoint.answer.status);
  });
  return app;
}

/** Lets those pass whom a policy allows; what they are answered is for them alone. */
function admit(policy: Policy, authenticate: Authenticate): MiddlewareHandler<ServerEnv> {
  return async (context, next) => {
    context.header('Cache-Control', 'no-store');
    const caller = await authenticate(context.req.header('Authorization'));
    if (!caller.ok) {
      context.header('WWW-Authenticate', 'Bearer');
      return failureAnswer(context, caller.failure);
    }
    if (!mayCall(caller.value.roles, policy)) return failureAnswer(context, NOT_ALLOWED);
    context.set('caller', caller.value);
    return next();
  };
}

const NOT_ALLOWED = { code: 'forbidden', message: 'You may not do this.' } as const;

function jsonText(context: Context, text: string, status: 200 | 201): Response {
  return context.body(text, status, { 'Content-Type': 'application/json' });
}
