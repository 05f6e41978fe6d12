import {
  type BodyOf,
  type Endpoint,
  type Failure,
  type ParamsOf,
  type QueryOf,
  type Result,
  fail,
  ok,
} from '@pgm/api/contract';
import type { Context } from 'hono';
import type * as z from 'zod/mini';
import { failureBody } from './failure-response.ts';
import { readBody } from './read-body.ts';
import type { ServerEnv } from './server-env.ts';
import { toSentences } from './to-sentences.ts';

/** What came with a call, as the contract understands it. */
export interface ParsedInput<E extends Endpoint> {
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
}

/** Reads what an address names; one that can't name anything is not found. */
export function parseParams<E extends Endpoint>(
  endpoint: E,
  context: Context<ServerEnv>,
): Result<ParamsOf<E>, Response> {
  const params = parse<NonNullable<E['params']>>(endpoint.params, context.req.param());
  return params.sentences.length > 0
    ? rejection(context, params.sentences, 404)
    : { ok: true, value: params.value };
}

/** Reads the rest of a request by its endpoint; what can't be read is a response that says why. */
export async function parseInput<E extends Endpoint>(
  endpoint: E,
  params: ParamsOf<E>,
  context: Context<ServerEnv>,
): Promise<Result<ParsedInput<E>, Response>> {
  const sent = endpoint.body ? await readBody(endpoint, context) : undefined;
  if (sent?.ok === false) return sent;
  const query = parse<NonNullable<E['query']>>(endpoint.query, context.req.query());
  const body = parse<NonNullable<E['body']>>(endpoint.body, sent?.value);
  const sentences = [...query.sentences, ...body.sentences];
  if (sentences.length > 0) return rejection(context, sentences, 400);
  return { ok: true, value: { params, query: query.value, body: body.value } };
}

interface ParsedPart<Value> {
  readonly value: Value;
  readonly sentences: readonly string[];
}

/** Reads a call that comes without HTTP. It has no body. Without a query it is read as an address without one. */
export function parseInsideInput<E extends Endpoint>(
  endpoint: E,
  { params, query = {} }: InsideInput,
): Result<ParsedInput<E>, Failure> {
  const named = parse<NonNullable<E['params']>>(endpoint.params, params);
  if (named.sentences.length > 0) return fail({ code: 'notFound', message: named.sentences.join(' ') });
  const asked = parse<NonNullable<E['query']>>(endpoint.query, query);
  if (asked.sentences.length > 0) return fail({ code: 'invalid', message: asked.sentences.join(' ') });
  const body = parse<NonNullable<E['body']>>(undefined, undefined).value;
  return ok({ params: named.value, query: asked.value, body });
}

/** What comes with a call that this process makes. */
export interface InsideInput {
  readonly params?: unknown;
  readonly query?: unknown;
}

/** An endpoint without this part has no schema; its handler sees `unknown` there and has no use for it. */
function parse<Schema extends z.ZodMiniType>(
  schema: Schema | undefined,
  value: unknown,
): ParsedPart<z.output<Schema>>;
function parse(schema: z.ZodMiniType | undefined, value: unknown): ParsedPart<unknown> {
  const parsed = schema?.safeParse(value);
  const sentences = schema && parsed?.error ? toSentences(schema, value, parsed.error.issues) : [];
  return { value: parsed?.data, sentences };
}

function rejection(context: Context, sentences: readonly string[], status: 400 | 404) {
  return { ok: false as const, failure: context.json(failureBody(sentences.join(' '), sentences), status) };
}
