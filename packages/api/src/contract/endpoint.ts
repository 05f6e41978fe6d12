import type * as z from 'zod/mini';
import type { StaffArea } from './staff-area.ts';

/**
 * The access policy of an endpoint. `public` and `visitor` are for everyone, and a `visitor` endpoint also knows
 * the logged-in user; `member` means any signed-in associate; `staff` includes admins.
 */
export type Policy = 'public' | 'visitor' | 'member' | 'staff' | 'admin';

/** The configured base address of a call (spec section 7). */
export type Base = 'main' | 'auth' | 'product' | 'core' | 'cart';

/**
 * The access to an endpoint. Each endpoint of staff names the area whose right it needs; 'any' is open to all staff, and
 * the server decides by the record where that has an area.
 */
type Access =
  | { readonly policy: 'staff'; readonly area: StaffArea | 'any' }
  | { readonly policy: Exclude<Policy, 'staff'>; readonly area?: never };

/** The description of one call for the client, the server and the OpenAPI document. */
export type Endpoint = Access & EndpointFacts;

interface EndpointFacts {
  /** A unique verb phrase; the operation id in the OpenAPI document. */
  readonly operation: string;
  /** One sentence for the reader of the OpenAPI document. */
  readonly summary: string;
  readonly base: Base;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** The path as the spec writes it, parameters in braces: `/api/products/{id}`. */
  readonly path: string;
  readonly params?: z.ZodMiniType;
  readonly query?: z.ZodMiniType;
  readonly body?: z.ZodMiniType;
  /** The format of the request body: JSON, or a form with files. Default JSON. */
  readonly form?: 'multipart';
  /** The largest number of images in a form. Default 1. */
  readonly maxImages?: number;
  /** The largest size of a file in a form that is no image, in bytes. */
  readonly maxFileBytes?: number;
  readonly response: {
    readonly status: 200 | 201;
    readonly body: z.ZodMiniType;
    /** The response is a file with this text, and not JSON. */
    readonly type?: 'csv';
  };
  /** Whether the words of a failure are its message and not the description of its first error. Default: false. */
  readonly prefersMessage?: boolean;
  /** The statuses of expected failures; their body is {@link FailureBody}. */
  readonly failures: readonly number[];
}

/** Declares an endpoint and keeps its literal types for the client and the server. */
export function defineEndpoint<const E extends Endpoint>(endpoint: E): E {
  return endpoint;
}

/** The path parameters of an endpoint after parsing; `unknown` when it has none. */
export type ParamsOf<E extends Endpoint> = z.output<NonNullable<E['params']>>;
/** The query parameters of an endpoint after parsing; `unknown` when it has none. */
export type QueryOf<E extends Endpoint> = z.output<NonNullable<E['query']>>;
/** The request body of an endpoint after parsing; `unknown` when it has none. */
export type BodyOf<E extends Endpoint> = z.output<NonNullable<E['body']>>;
/** The success body of an endpoint. */
export type ResponseOf<E extends Endpoint> = z.output<E['response']['body']>;

/**
 * The statuses of all failures of a call: its own, and those that every call of its kind can have. 400 is also an
 * impossible address, 429 the limit of an address, 503 a busy server.
 */
export function failureStatuses({ failures, policy, params, body }: Endpoint): number[] {
  const common = [
    400,
    ...(policy === 'public' ? [] : [401]),
    ...(policy === 'staff' || policy === 'admin' ? [403] : []),
    ...(params ? [404] : []),
    ...(body ? [413, 415] : []),
    429,
    503,
  ];
  return [...new Set([...common, ...failures])].toSorted((a, b) => a - b);
}
