import {
  type Endpoint,
  type Failure,
  type Result,
  type Role,
  type StaffArea,
  fail,
  ok,
} from '@pgm/api/contract';

/** Who makes a call. */
export interface Caller {
  /** The account's id. */
  readonly id: string;
  /** As they are now, not as they were at the login. */
  readonly roles: readonly Role[];
  /** The areas that a member of staff may work in, as they are now; empty for other callers. */
  readonly rights: readonly StaffArea[];
  readonly sessionId: string;
}

/** Finds out who calls by the `Authorization` header. */
export type Authenticate = (
  authorization: string | undefined,
) => Promise<Result<Caller, Failure<'unauthenticated'>>>;

/** What an endpoint says of its access. */
export type EndpointAccess = Pick<Endpoint, 'policy' | 'area'>;

/** Whether a caller may make the calls of an endpoint. Every member may make the calls of members. */
export function mayCall(caller: Pick<Caller, 'roles' | 'rights'>, { policy, area }: EndpointAccess): boolean {
  const { roles, rights } = caller;
  if (policy === 'admin') return roles.includes('ADMIN');
  if (policy !== 'staff') return policy === 'member' || policy === 'visitor';
  if (!roles.includes('ADMIN') && !roles.includes('STAFF')) return false;
  return area === 'any' || (area !== undefined && rights.includes(area));
}

/**
 * Whether a caller may work with what belongs to an area; what belongs to none is for administrators only. For calls that
 * are open to all staff, where the record decides.
 */
export function mayWorkIn(
  { roles, rights }: Pick<Caller, 'roles' | 'rights'>,
  area: StaffArea | null,
): boolean {
  return area === null ? roles.includes('ADMIN') : rights.includes(area);
}

/** What a caller without permission gets. */
export const NOT_ALLOWED = { code: 'forbidden', message: 'You do not have permission to do this.' } as const;

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
