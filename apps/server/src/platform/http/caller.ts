import { type Failure, type Policy, type Result, type Role, fail, ok } from '@pgm/api/contract';

/** Who makes a call. */
export interface Caller {
  /** The account's id. */
  readonly id: string;
  /** As they are now, not as they were at the login. */
  readonly roles: readonly Role[];
  readonly sessionId: string;
}

/** Finds out who calls by the `Authorization` header. */
export type Authenticate = (
  authorization: string | undefined,
) => Promise<Result<Caller, Failure<'unauthenticated'>>>;

/** Whether a caller with these roles may make calls of this policy. Every member may make the calls of members. */
export function mayCall(roles: readonly Role[], policy: Policy): boolean {
  if (policy === 'admin') return roles.includes('ADMIN');
  if (policy === 'staff') return roles.includes('ADMIN') || roles.includes('STAFF');
  return policy === 'member' || policy === 'visitor';
}

/** Finds the caller's own account by its id; any other is not found. */
export async function findOwnAccount({
  caller,
  params,
}: {
  readonly caller: Caller;
  readonly params: { readonly id: string };
}): Promise<Result<true, Failure<'notFound'>>> {
  return params.id.toLowerCase() === caller.id ? ok(true) : fail({ code: 'notFound', message: 'Not found' });
}
