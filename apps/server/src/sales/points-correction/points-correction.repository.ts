import type { PointsCorrection, QueryOf, listPointsCorrections } from '@pgm/api/contract';
import { and, desc, eq, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { isNamedLike, users } from '../../auth/user/user.schema.ts';
import type { Database } from '../../platform/database/database.ts';
import { isId } from '../../platform/database/id.ts';
import { defineStaffList } from '../../platform/http/staff-list.ts';
import { toName } from '../../platform/words/person-name.ts';
import { associates } from '../../members/associate/associate.schema.ts';
import { hasReferralCode } from '../../members/associate/former-referral-code.schema.ts';
import { pointsCorrections } from '../points/points-correction.schema.ts';

const askers = alias(users, 'askers');
const deciders = alias(users, 'deciders');

/** The corrections as a person sees them. */
export function correctionList(callerId: string) {
  return defineStaffList({
    select: selectCorrections,
    id: pointsCorrections.id,
    orders: { newest: [desc, pointsCorrections.askedAt] },
    matching: ({ status, memberId, search }: QueryOf<typeof listPointsCorrections>) =>
      and(
        search ? or(isNamedLike(search), hasReferralCode(search)) : undefined,
        status && eq(pointsCorrections.status, status),
        memberId === undefined ? undefined : eq(pointsCorrections.userId, memberId),
      ),
    toItem: (row: CorrectionRow) => toCorrection(row, callerId),
  });
}

/** A correction by its id, as a person sees it; undefined when there is none. */
export async function findCorrection(
  db: Database,
  id: string,
  callerId: string,
): Promise<PointsCorrection | undefined> {
  if (!isId(id)) return undefined;
  const [row] = await selectCorrections(db).where(eq(pointsCorrections.id, id));
  return row && toCorrection(row, callerId);
}

function selectCorrections(db: Database) {
  return db
    .select({
      correction: pointsCorrections,
      member: { firstName: users.firstName, lastName: users.lastName },
      referralCode: associates.referralCode,
      asker: { firstName: askers.firstName, lastName: askers.lastName },
      decider: { firstName: deciders.firstName, lastName: deciders.lastName },
    })
    .from(pointsCorrections)
    .innerJoin(users, eq(users.id, pointsCorrections.userId))
    .leftJoin(associates, eq(associates.userId, pointsCorrections.userId))
    .innerJoin(askers, eq(askers.id, pointsCorrections.askedBy))
    .leftJoin(deciders, eq(deciders.id, pointsCorrections.decidedBy))
    .$dynamic();
}

type CorrectionRow = Awaited<ReturnType<typeof selectCorrections>>[number];

function toCorrection(
  { correction, member, referralCode, asker, decider }: CorrectionRow,
  callerId: string,
): PointsCorrection {
  const { id, userId, points, kind, note, status, askedAt, askedBy, decidedAt } = correction;
  return {
    id,
    member: { id: userId, name: toName(member), referralCode },
    points,
    kind,
    note,
    status,
    askedAt: askedAt.toISOString(),
    askedBy: toName(asker),
    decidedAt: decidedAt?.toISOString() ?? null,
    decidedBy: decider && toName(decider),
    isOwn: askedBy === callerId,
  };
}
