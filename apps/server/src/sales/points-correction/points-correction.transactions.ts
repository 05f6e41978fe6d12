import { type Failure, type PointsCorrectionForm, type Result, fail, ok } from '@pgm/api/contract';
import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import { users } from '../../auth/user/user.schema.ts';
import type { Database } from '../../platform/database/database.ts';
import { isId, newId } from '../../platform/database/id.ts';
import { recordChange } from '../../platform/record/record-change.ts';
import { associates } from '../../members/associate/associate.schema.ts';
import { hasReferralCode } from '../../members/associate/former-referral-code.schema.ts';
import { isBelow } from '../../members/associate/tree.transactions.ts';
import { writeCorrection } from '../points/corrected-points.transactions.ts';
import { countConfirmed, holdPoints } from '../points/points-balance.transactions.ts';
import { pointsCorrections } from '../points/points-correction.schema.ts';

/** Why a correction cannot be decided on. */
export type DecisionFailure = Failure<'notFound' | 'conflict'>;

type Correction = typeof pointsCorrections.$inferSelect;

/** A person with the right to correct points, and the time. */
interface Actor {
  readonly actorId: string;
  readonly at: Date;
}

/** The settings of corrections. */
export interface CorrectionRules {
  /** The largest number of points of one correction. */
  readonly max: number;
  /** How many points of a member one person can correct alone within {@link ALONE_DAYS}. */
  readonly aloneMax: number;
  /** How long added points are valid, in months. */
  readonly validMonths: number;
}

/** A correction that a person sends. */
export interface SentCorrection extends PointsCorrectionForm, Actor {
  readonly key: string;
}

/** The days for which the corrections of one person are added up: many small ones need approval like a large one. */
const ALONE_DAYS = 30;

const DAY_MS = 86_400_000;

/** Stores a correction, and writes it to the ledger unless another person has to approve; returns its id. */
export async function openCorrection(
  tx: Database,
  { member, points, kind, note, key, actorId, at }: SentCorrection,
  { max, aloneMax, validMonths }: CorrectionRules,
): Promise<Result<string, Failure<'invalid' | 'conflict'>>> {
  const userId = await findUserId(tx, member);
  if (userId === undefined || !(await holdPoints(tx, userId))) return NO_MEMBER;
  const sent = { userId, points, kind, note };
  const [known] = await tx
    .select()
    .from(pointsCorrections)
    .where(and(eq(pointsCorrections.askedBy, actorId), eq(pointsCorrections.idempotencyKey, key)));
  if (known) return isSame(known, sent) ? ok(known.id) : KEY_USED;
  if (userId === actorId) return OWN_POINTS;
  if (await isInTeam(tx, userId, actorId)) return OWN_TEAM;
  if (Math.abs(points) > max) return TOO_MANY;
  if (!(await hasPoints(tx, sent))) return TOO_FEW;

  const id = newId();
  const needsApproval = (await countAlone(tx, { userId, actorId, at })) + Math.abs(points) > aloneMax;
  const decision = needsApproval
    ? { status: 'OPEN' as const }
    : { status: 'WRITTEN' as const, decidedBy: actorId, decidedAt: at };
  const [stored] = await tx
    .insert(pointsCorrections)
    .values({ ...sent, ...decision, id, needsApproval, askedBy: actorId, askedAt: at, idempotencyKey: key })
    .onConflictDoNothing({ target: [pointsCorrections.askedBy, pointsCorrections.idempotencyKey] })
    .returning({ id: pointsCorrections.id });
  if (!stored) return KEY_USED;
  if (!needsApproval) await writeCorrection(tx, { ...sent, id }, { at, validMonths });
  await record(tx, { actorId, at }, { ...sent, id }, { after: decision.status });
  return ok(id);
}

/** Writes a correction that another person asked for, once. */
export async function approveCorrection(
  tx: Database,
  id: string,
  { actorId, at }: Actor,
  { validMonths }: Pick<CorrectionRules, 'validMonths'>,
): Promise<Result<undefined, DecisionFailure>> {
  const found = await holdCorrection(tx, id, actorId);
  if (!found.ok) return found;
  const correction = found.value;
  if (correction.askedBy === actorId) return ANOTHER_PERSON;
  if (!(await hasPoints(tx, correction))) return TOO_FEW;
  await decide(tx, correction, 'WRITTEN', { actorId, at });
  await writeCorrection(tx, correction, { at, validMonths });
  return ok(undefined);
}

/** Ends a correction that waits: withdrawn by the person who asked, declined by another one. */
export async function closeCorrection(
  tx: Database,
  id: string,
  { actorId, at }: Actor,
): Promise<Result<undefined, DecisionFailure>> {
  const found = await holdCorrection(tx, id, actorId);
  if (!found.ok) return found;
  const status = found.value.askedBy === actorId ? 'WITHDRAWN' : 'DECLINED';
  await decide(tx, found.value, status, { actorId, at });
  return ok(undefined);
}

/** A correction that waits, while no other transaction decides on it or changes the points of its member. */
async function holdCorrection(
  tx: Database,
  id: string,
  actorId: string,
): Promise<Result<Correction, DecisionFailure>> {
  const isIt = eq(pointsCorrections.id, id);
  const [named] = await tx.select({ userId: pointsCorrections.userId }).from(pointsCorrections).where(isIt);
  if (!named || !(await holdPoints(tx, named.userId))) return NOT_FOUND;
  const [correction] = await tx.select().from(pointsCorrections).where(isIt);
  if (!correction) return NOT_FOUND;
  if (correction.status !== 'OPEN') return DECIDED;
  if (correction.userId === actorId) return OWN_POINTS;
  return (await isInTeam(tx, correction.userId, actorId)) ? OWN_TEAM : ok(correction);
}

/** Whether a member stands below a person, whose team points follow from those of the member. */
async function isInTeam(tx: Database, userId: string, upperId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: associates.id, userId: associates.userId })
    .from(associates)
    .where(inArray(associates.userId, [userId, upperId]));
  const [place, upper] = [userId, upperId].map((id) => rows.find((one) => one.userId === id));
  return place !== undefined && upper !== undefined && isBelow(tx, place.id, upper.id);
}

/** Decides on a correction that is held, with an entry in the audit. */
async function decide(
  tx: Database,
  correction: Correction,
  status: 'WRITTEN' | 'DECLINED' | 'WITHDRAWN',
  { actorId, at }: Actor,
): Promise<void> {
  await tx
    .update(pointsCorrections)
    .set({ status, decidedBy: actorId, decidedAt: at })
    .where(eq(pointsCorrections.id, correction.id));
  await record(tx, { actorId, at }, correction, { before: 'OPEN', after: status });
}

/** The account with an id, or with a referral code. */
async function findUserId(tx: Database, member: string): Promise<string | undefined> {
  const [found] = isId(member)
    ? await tx.select({ id: users.id }).from(users).where(eq(users.id, member))
    : await tx.select({ id: associates.userId }).from(associates).where(hasReferralCode(member));
  return found?.id;
}

/** Whether a member has the points that a correction takes away. The points must be held. */
async function hasPoints(
  tx: Database,
  { userId, points }: Pick<Correction, 'userId' | 'points'>,
): Promise<boolean> {
  return points > 0 || (await countConfirmed(tx, userId)) + points >= 0;
}

/** How many points of a member a person has corrected alone in the last days. */
async function countAlone(
  tx: Database,
  { userId, actorId, at }: Actor & { readonly userId: string },
): Promise<number> {
  const [row] = await tx
    .select({ points: sql`coalesce(sum(abs(${pointsCorrections.points})), 0)`.mapWith(Number) })
    .from(pointsCorrections)
    .where(
      and(
        eq(pointsCorrections.userId, userId),
        eq(pointsCorrections.askedBy, actorId),
        eq(pointsCorrections.needsApproval, false),
        gt(pointsCorrections.askedAt, new Date(at.getTime() - ALONE_DAYS * DAY_MS)),
      ),
    );
  return row?.points ?? 0;
}

type Sent = Pick<Correction, 'userId' | 'points' | 'kind' | 'note'>;

function isSame(stored: Sent, sent: Sent): boolean {
  return (['userId', 'points', 'kind', 'note'] as const).every((field) => stored[field] === sent[field]);
}

/** Entries of the audit outlive the account: they have nothing that the person wrote. */
function record(
  tx: Database,
  actor: Actor,
  { id, userId: memberId, points, kind }: Sent & { readonly id: string },
  { before, after }: { readonly before?: string; readonly after: string },
): Promise<void> {
  return recordChange(tx, {
    ...actor,
    action: before === undefined ? 'create' : 'update',
    subject: `points-correction/${id}`,
    before: before === undefined ? null : { memberId, status: before },
    after: { memberId, status: after, ...(before === undefined && { points, kind }) },
  });
}

const DECIDED = reject('This correction was decided already.');
export const NOT_FOUND = fail({ code: 'notFound' as const, message: 'Correction not found' });
const ANOTHER_PERSON = reject('Another person must approve this correction.');
const OWN_POINTS = reject('You cannot correct your own points.');
const OWN_TEAM = reject('You cannot correct points in your own team.');
const KEY_USED = reject('This key was used for another correction.');
const NO_MEMBER = fail({
  code: 'invalid' as const,
  message: 'No member has this referral code',
  fields: { member: 'No member has this referral code' },
});
const TOO_MANY = fail({
  code: 'invalid' as const,
  message: 'These are more points than one correction can have',
  fields: { points: 'These are more points than one correction can have' },
});
const TOO_FEW = fail({
  code: 'conflict' as const,
  message: 'The member has fewer confirmed points than that',
  fields: { points: 'The member has fewer confirmed points than that' },
});

function reject(message: string) {
  return fail({ code: 'conflict' as const, message });
}
