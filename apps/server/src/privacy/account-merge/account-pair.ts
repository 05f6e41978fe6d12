import type { MergeEffects, MergeParty } from '@pgm/api/contract';
import { type UserRow, provenMobile } from '../../auth/user/user.schema.ts';
import { toName } from '../../platform/words/person-name.ts';
import type { associates } from '../../members/associate/associate.schema.ts';

type Place = typeof associates.$inferSelect;

/** An account that takes part in a merge. */
export interface MergedAccount {
  readonly user: UserRow;
  /** Null for an account without a place in the tree. */
  readonly place: Place | null;
}

/** The two accounts of a merge. */
export interface AccountPair {
  readonly stays: MergedAccount;
  readonly ends: MergedAccount;
}

/** An account as administrators read it in a merge. */
export function toParty({ user, place }: MergedAccount): MergeParty {
  return {
    id: user.id,
    name: toName(user),
    username: user.username,
    referralCode: place?.referralCode ?? null,
    primaryPhone: user.mobile,
    primaryEmail: user.email,
    joinedAt: user.createdAt.toISOString(),
    teamSize: place?.totalCount ?? 0,
  };
}

/** The ways to log in to the account that ends. A proven contact and Google move where the other account has none. */
export function toLogins({ stays, ends }: AccountPair): MergeEffects['logins'] {
  const { user: to } = stays;
  const { user: from } = ends;
  return [
    ...(provenMobile(from) === null ? [] : [{ login: 'mobile' as const, moves: movesMobile(to, from) }]),
    ...(from.emailVerifiedAt === null ? [] : [{ login: 'email' as const, moves: movesEmail(to, from) }]),
    ...(from.googleSubject === null ? [] : [{ login: 'google' as const, moves: to.googleSubject === null }]),
    ...(from.passwordHash === null ? [] : [{ login: 'password' as const, moves: false }]),
  ];
}

/** Whether the number of the account that ends becomes that of the other one. */
export const movesMobile = (to: UserRow, from: UserRow) =>
  from.mobileVerifiedAt !== null && provenMobile(to) === null;

/** The same for the mail address. */
export const movesEmail = (to: UserRow, from: UserRow) =>
  from.emailVerifiedAt !== null && to.emailVerifiedAt === null;
