import { type Endpoint, type ResponseOf, type Result, fail, ok } from '@pgm/api/contract';
import type { Context } from 'hono';
import { readStatus } from './failure-response.ts';
import type { InsideInput } from './parse-input.ts';
import type { ServerEnv } from './server-env.ts';
import type { ToUnexpectedFailure } from './unexpected-failure.ts';

/** Executes a public call in this process; exceptions are failures, too. */
export type InsideCall = <E extends Endpoint>(
  endpoint: E,
  input: InsideInput,
) => Promise<Result<ResponseOf<E>>>;

interface Served {
  readonly operation: string;
  readonly execute: (input: InsideInput, context: Context<ServerEnv>) => Promise<Result<unknown>>;
}

/**
 * The public calls that this process makes itself while it renders a page. They pass the checks of their route but not
 * through HTTP: nothing is written as text and parsed again.
 */
export class InsideCalls {
  readonly #served = new Map<string, Served>();
  readonly #toFailure: ToUnexpectedFailure;

  constructor(toFailure: ToUnexpectedFailure) {
    this.#toFailure = toFailure;
  }

  /** Adds the route of an operation. */
  serve(served: Served): void {
    this.#served.set(served.operation, served);
  }

  /** The calls of a page. Limits count them for its visitor, whose request `context` is. */
  callsFor(context: Context<ServerEnv>): InsideCall {
    return async (endpoint, input) => {
      const served = this.#served.get(endpoint.operation);
      if (served === undefined) throw new Error(`A page may not call ${endpoint.operation}.`);
      const result = await this.#execute(served, input, context);
      if (!result.ok) return fail({ ...result.failure, status: readStatus(result.failure) });
      if (!isServedBy(endpoint, served, result.value))
        throw new Error(`${served.operation} does not serve ${endpoint.operation}.`);
      return ok(result.value);
    };
  }

  async #execute(
    { execute }: Served,
    input: InsideInput,
    context: Context<ServerEnv>,
  ): Promise<Result<unknown>> {
    try {
      return await execute(input, context);
    } catch (error) {
      return fail(this.#toFailure(error));
    }
  }
}

/** Whether a value is a response of an endpoint: the compiler has checked the route of the operation. */
function isServedBy<E extends Endpoint>(
  endpoint: E,
  { operation }: Served,
  _value: unknown,
): _value is ResponseOf<E> {
  return operation === endpoint.operation;
}
