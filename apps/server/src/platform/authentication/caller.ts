import type { Policy, Result, Role } from '@pgm/api/contract';

/** Who makes a call. */
export interface Caller {
  /** The account's id. */
  readonly id: string;
  /** As they are now, not as they were at the login. */
  readonly roles: readonly Role[];
  readonly sessionId: string;
}

/** Finds out who calls by the `Authorization` header. */
export type Authenticate = (authorization: string | undefined) => Promise<Result<Caller>>;

/** Whether somebody with these roles may make calls of this policy; everyone who is logged in may make those of members. */
export function mayCall(roles: readonly Role[], policy: Policy): boolean {
  if (policy === 'admin') return roles.includes('ADMIN');
  if (policy === 'staff') return roles.includes('ADMIN') || roles.includes('STAFF');
  return policy === 'member' || policy === 'visitor';
}
