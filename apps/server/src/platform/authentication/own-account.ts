import { type Result, fail, ok } from '@pgm/api/contract';
import type { Caller } from './caller.ts';

/** Finds the caller's own account by its id; any other is not found. */
export async function findOwnAccount({
  caller,
  params,
}: {
  readonly caller: Caller;
  readonly params: { readonly id: string };
}): Promise<Result<true>> {
  return params.id.toLowerCase() === caller.id ? ok(true) : fail({ code: 'notFound', message: 'Not found' });
}
