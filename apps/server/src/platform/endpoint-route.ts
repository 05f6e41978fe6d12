import type { AnswerOf, BodyOf, Endpoint, ParamsOf, QueryOf, Result } from '@pgm/api/contract';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { AnswerCache } from './answer-cache.ts';
import { failureBody, statusOf } from './failure-answer.ts';
import type { Limited, LimitedFailure } from './rate-limit/rate-limiter.ts';
import type * as z from 'zod/mini';
import type { ServerEnv } from './server-env.ts';

/** The largest JSON body in bytes; a lead has less than one kB. */
const LARGEST_BODY = 64 * 1024;

/** What a handler is given: everything already parsed by the contract. */
interface EndpointInput<E extends Endpoint> {
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
  readonly context: Context<ServerEnv>;
}

/** Does what an endpoint is for; an expected failure is a value. */
export type Handler<E extends Endpoint> = (input: EndpointInput<E>) => Promise<Limited<AnswerOf<E>>>;

/** An endpoint's path as the router writes it; a slash at the end makes no difference to it. */
export function routePath({ path }: Pick<Endpoint, 'path'>): string {
  return path.replace(/\{(\w+)\}/g, ':$1').replace(/\/$/, '');
}

/** Serves one endpoint of the contract; with a `cache`, the texts of its answers are kept ready. */
export function serve<E extends Endpoint>(
  endpoint: E,
  handle: Handler<E>,
  cache?: AnswerCache,
): Hono<ServerEnv> {
  refuseUnguarded(endpoint);
  const app = new Hono<ServerEnv>({ strict: false });
  app.on(endpoint.method, routePath(endpoint), limitBody, async (context) => {
    const input = await parseInput(endpoint, context);
    if (!input.ok) return input.failure;

    // By what was understood and not by the address: what nobody reads in one can't fill the cache.
    const key = JSON.stringify([endpoint.operation, input.value.params, input.value.query]);
    const kept = cache?.get(key);
    if (kept !== undefined) return jsonText(context, kept, endpoint.answer.status);

    const keep = cache?.begin(key);
    const result = await handle(input.value);
    if (!result.ok) return failureAnswer(context, result.failure);
    const text = JSON.stringify(result.value);
    keep?.(text);
    return jsonText(context, text, endpoint.answer.status);
  });
  return app;
}

const limitBody = bodyLimit({
  maxSize: LARGEST_BODY,
  onError: (context) =>
    context.json(failureBody(`The request is larger than ${LARGEST_BODY / 1024} kB.`), 413),
});

/** An endpoint that is not for everyone must not be served before there is something that checks who calls. */
function refuseUnguarded({ operation, policy }: Endpoint): void {
  if (policy !== 'public')
    throw new Error(`${operation} is for '${policy}' callers, and nothing checks who they are.`);
}

function jsonText(context: Context, text: string, status: 200 | 201): Response {
  return context.body(text, status, { 'Content-Type': 'application/json' });
}

function failureAnswer(context: Context, failure: LimitedFailure): Response {
  if (failure.retryAfterSeconds !== undefined)
    context.header('Retry-After', String(failure.retryAfterSeconds));
  return context.json(failureBody(failure.message), statusOf(failure));
}

async function parseInput<E extends Endpoint>(
  endpoint: E,
  context: Context<ServerEnv>,
): Promise<Result<EndpointInput<E>, Response>> {
  const json = endpoint.body ? await jsonBody(context) : undefined;
  if (json?.ok === false) return json;
  const params = parse<NonNullable<E['params']>>(endpoint.params, context.req.param());
  const query = parse<NonNullable<E['query']>>(endpoint.query, context.req.query());
  const body = parse<NonNullable<E['body']>>(endpoint.body, json?.value);
  if (params.sentences.length > 0) return refusal(context, params.sentences, 404);
  const sentences = [...query.sentences, ...body.sentences];
  if (sentences.length > 0) return refusal(context, sentences, 400);
  return { ok: true, value: { params: params.value, query: query.value, body: body.value, context } };
}

interface ParsedPart<Value> {
  readonly value: Value;
  readonly sentences: readonly string[];
}

/** An endpoint without this part has no schema; its handler sees `unknown` there and has no use for it. */
function parse<Schema extends z.ZodMiniType>(
  schema: Schema | undefined,
  value: unknown,
): ParsedPart<z.output<Schema>>;
function parse(schema: z.ZodMiniType | undefined, value: unknown): ParsedPart<unknown> {
  const parsed = schema?.safeParse(value);
  return { value: parsed?.data, sentences: parsed?.error?.issues.map(sentenceOf) ?? [] };
}

function refusal(context: Context, sentences: readonly string[], status: 400 | 404) {
  return { ok: false as const, failure: context.json(failureBody(sentences.join(' '), sentences), status) };
}

/** A wrong type has no sentence of its own in the contract; say which field it is. */
function sentenceOf(issue: {
  readonly code?: string | undefined;
  readonly path: PropertyKey[];
  readonly message: string;
}): string {
  return issue.message.startsWith('Invalid input')
    ? `${issue.path.join('.') || 'The request'} is not valid.`
    : issue.message;
}

async function jsonBody(context: Context): Promise<Result<unknown, Response>> {
  const type = context.req.header('Content-Type') ?? '';
  if (!/^application\/(\w+\+)?json\b/i.test(type)) {
    return { ok: false, failure: context.json(failureBody('The request must be JSON.'), 415) };
  }
  try {
    return { ok: true, value: await context.req.json() };
  } catch {
    return { ok: false, failure: context.json(failureBody('The request is not readable JSON.'), 400) };
  }
}
