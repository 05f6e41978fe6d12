import { type Failure, type Result, fail, ok } from '@pgm/api/contract';
import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm';
import { isStaff, users } from '../../auth/user/user.schema.ts';
import type { Database } from '../../platform/database/database.ts';
import { csvImports } from '../../staff/csv-import/csv-import.schema.ts';
import { associates } from '../../members/associate/associate.schema.ts';
import { parentProposals } from '../../members/associate/parent-proposal.schema.ts';
import { holdTree, isBelow } from '../../members/associate/tree.transactions.ts';
import { memberRequests } from '../../members/member-request/member-request.schema.ts';
import { pointsCorrections } from '../../sales/points/points-correction.schema.ts';
import { payoutPeriods } from '../../sales/payout/payout.schema.ts';
import type { AccountPair, MergedAccount } from './account-pair.ts';

/** The two accounts that an administrator names. */
export interface WantedMerge {
  readonly ids: readonly [string, string];
  /** One of them; undefined: {@link chooseStaying} decides. */
  readonly staysId: string | undefined;
}

/**
 * Locks two accounts and the tree for a merge: the accounts first, in the order of their ids, as all do who lock an account
 * before the tree. It takes no lock that a foreign key waits for, so transactions that hold the tree or an order can still write to
 * the ledger and notify these accounts. A failure says why the merge is not possible.
 */
export async function lockAccounts(
  tx: Database,
  { ids, staysId }: WantedMerge,
): Promise<Result<AccountPair, Failure<'notFound' | 'conflict'>>> {
  if (ids[0] === ids[1]) return reject('Choose another account. This one cannot be merged with itself.');
  const rows = await tx
    .select()
    .from(users)
    .where(inArray(users.id, [...ids]))
    .orderBy(asc(users.id))
    .for('no key update');
  const found = rows.filter(({ deletedAt }) => deletedAt === null);
  if (found.length !== ids.length) return NOT_FOUND;
  if (found.some(isStaff)) return reject('One of the accounts belongs to the staff. Remove its roles first.');
  if (found.some(({ blockedAt }) => blockedAt !== null))
    return reject('One of the accounts is blocked. Unblock it first.');
  // A period that is being closed is locked by its closing, which counts the points of both accounts.
  const [period] = await tx
    .select({ month: payoutPeriods.month })
    .from(payoutPeriods)
    .where(isNull(payoutPeriods.closedAt))
    .for('share', { skipLocked: true });
  if (!period) return reject('A payout period is being closed. Try again in a minute.');
  await holdTree(tx);
  const positions = await tx
    .select()
    .from(associates)
    .where(inArray(associates.userId, [...ids]));
  const [one, other] = ids.map((id) => {
    const user = found.find((row) => row.id === id);
    return user && { user, place: positions.find(({ userId }) => userId === id) ?? null };
  });
  if (!one || !other) return NOT_FOUND;
  const pair = await choosePair(tx, one, other, staysId);
  const free = await findBlocker(tx, pair);
  return free.ok ? ok(pair) : free;
}

async function choosePair(
  tx: Database,
  one: MergedAccount,
  other: MergedAccount,
  staysId: string | undefined,
): Promise<AccountPair> {
  const isOther = staysId === undefined ? await isBetter(tx, other, one) : staysId === other.user.id;
  return isOther ? { stays: other, ends: one } : { stays: one, ends: other };
}

/** Whether `a` is the one to stay: the upper one in the tree, else the one with a team, else the older one. */
async function isBetter(tx: Database, a: MergedAccount, b: MergedAccount): Promise<boolean> {
  if (!a.place || !b.place) return a.place !== null;
  if (await isBelow(tx, b.place.id, a.place.id)) return true;
  if (await isBelow(tx, a.place.id, b.place.id)) return false;
  const [hasTeam, otherHasTeam] = [a.place.totalCount > 0, b.place.totalCount > 0];
  return hasTeam === otherHasTeam ? a.user.createdAt < b.user.createdAt : hasTeam;
}

/** What must be decided or finished before a merge. */
async function findBlocker(
  tx: Database,
  { stays, ends }: AccountPair,
): Promise<Result<undefined, Failure<'conflict'>>> {
  const [to, from] = [stays.place, ends.place];
  if (!to && from) return reject('The account that stays is no associate. Choose the other account to stay.');
  if (to && from && to.parentId !== from.id && (await isBelow(tx, to.id, from.id))) return reject(IN_TEAM);
  const placeIds = [to, from].flatMap((place) => place?.id ?? []);
  const isProposed = and(inArray(parentProposals.associateId, placeIds), eq(parentProposals.status, 'OPEN'));
  const isRequested = and(
    inArray(memberRequests.userId, [stays.user.id, ends.user.id]),
    eq(memberRequests.status, 'OPEN'),
    eq(memberRequests.kind, 'PARENT_CHANGE'),
  );
  if ((await tx.$count(parentProposals, isProposed)) + (await tx.$count(memberRequests, isRequested)) > 0)
    return reject('A change of sponsor waits for one of these accounts. Decide on it first.');
  const userIds = [stays.user.id, ends.user.id];
  const isOwnWork = and(
    inArray(pointsCorrections.userId, userIds),
    or(inArray(pointsCorrections.askedBy, userIds), inArray(pointsCorrections.decidedBy, userIds)),
  );
  if ((await tx.$count(pointsCorrections, isOwnWork)) > 0)
    return reject('One of the accounts has corrected the points of the other one.');
  const isRunning = inArray(csvImports.status, ['CHECKING', 'IMPORTING']);
  if ((await tx.$count(csvImports, isRunning)) > 0)
    return reject('An import is running. Try again when it is finished.');
  return ok(undefined);
}

const IN_TEAM =
  'The account that stays is in the team of the other one, with associates in between. Choose the other account to stay.';

const NOT_FOUND = fail({ code: 'notFound' as const, message: 'Member not found' });

function reject(message: string) {
  return fail({ code: 'conflict' as const, message });
}
