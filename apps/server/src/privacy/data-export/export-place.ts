import type { DataExport } from '@pgm/api/contract';
import { eq, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { everyPlace } from '../../members/associate/account-merge.schema.ts';
import { agreements } from '../../company/agreement/agreement.schema.ts';
import { toName } from '../../platform/words/person-name.ts';
import { associates } from '../../members/associate/associate.schema.ts';
import { formerReferralCodes } from '../../members/associate/former-referral-code.schema.ts';
import { parentChanges } from '../../members/associate/parent-change.schema.ts';
import { cardNumber, identityCards } from '../../members/identity-card/identity-card.schema.ts';
import { nodePayments } from '../../sales/node-payment/node-payment.schema.ts';
import { payoutFigures } from '../../sales/payout/payout.schema.ts';
import type { Database } from '../../platform/database/database.ts';
import { users } from '../../auth/user/user.schema.ts';

const sponsors = alias(associates, 'sponsors');
const sponsorUsers = alias(users, 'sponsor_users');

type Place = Pick<
  DataExport,
  | 'agreements'
  | 'associate'
  | 'formerReferralCodes'
  | 'identityCards'
  | 'sponsorChanges'
  | 'nodePayments'
  | 'payoutFigures'
>;

const NO_PLACE: Place = {
  agreements: [],
  associate: null,
  formerReferralCodes: [],
  identityCards: [],
  sponsorChanges: [],
  nodePayments: [],
  payoutFigures: [],
};

/**
 * A member's place in the tree and the payments for it. Of other associates only the sponsor's name and the
 * number of associates below are included.
 */
export async function selectPlace(db: Database, userId: string): Promise<Place> {
  const [row] = await db
    .select({ own: associates, user: users, sponsor: sponsors, sponsorUser: sponsorUsers })
    .from(associates)
    .innerJoin(users, eq(users.id, associates.userId))
    .leftJoin(sponsors, eq(sponsors.id, associates.parentId))
    .leftJoin(sponsorUsers, eq(sponsorUsers.id, sponsors.userId))
    .where(eq(associates.userId, userId));
  if (!row) return NO_PLACE;
  const { own, user, sponsor, sponsorUser } = row;
  const accepted = await db
    .select()
    .from(agreements)
    .where(eq(agreements.userId, userId))
    .orderBy(agreements.acceptedAt);
  const cards = await db.select().from(identityCards).where(eq(identityCards.userId, userId));
  const formerCodes = await db
    .select()
    .from(formerReferralCodes)
    .where(eq(formerReferralCodes.associateId, own.id))
    .orderBy(formerReferralCodes.replacedAt);
  const moves = await db
    .select()
    .from(parentChanges)
    .where(eq(parentChanges.associateId, own.id))
    .orderBy(parentChanges.createdAt);
  const paid = await db
    .select()
    .from(nodePayments)
    .where(inArray(nodePayments.associateId, everyPlace(own.id)))
    .orderBy(nodePayments.createdAt);
  const figures = await db
    .select()
    .from(payoutFigures)
    .where(inArray(payoutFigures.associateId, everyPlace(own.id)))
    .orderBy(payoutFigures.month);
  return {
    agreements: accepted.map(({ version, acceptedAt, withdrawnAt }) => ({
      version,
      acceptedAt: acceptedAt.toISOString(),
      withdrawnAt: withdrawnAt?.toISOString() ?? null,
    })),
    identityCards: cards.map(({ number, issuedAt }) => ({
      number: cardNumber(number),
      issuedAt: issuedAt.toISOString(),
    })),
    associate: {
      id: own.id,
      userId,
      name: toName(user),
      referralCode: own.referralCode,
      sponsor:
        sponsor && sponsorUser ? { referralCode: sponsor.referralCode, name: toName(sponsorUser) } : null,
      joinedAt: own.createdAt.toISOString(),
      directCount: own.directCount,
      totalCount: own.totalCount,
      sharesContact: own.sharesContact,
    },
    formerReferralCodes: formerCodes.map(({ code }) => code),
    sponsorChanges: moves.map(({ createdAt, bvValue }) => ({ at: createdAt.toISOString(), bvValue })),
    nodePayments: paid.map(
      ({ id, amountPaise, tdsPaise, deductionsPaise, period, status, reference, paidAt }) => ({
        id,
        amount: amountPaise / 100,
        tds: tdsPaise / 100,
        deductions: deductionsPaise / 100,
        period,
        status,
        reference,
        paidAt: paidAt?.toISOString() ?? null,
      }),
    ),
    payoutFigures: figures.map(({ month, level, ownPoints, teamPoints, purchasesPaise }) => ({
      month,
      level,
      ownPoints,
      teamPoints,
      purchases: purchasesPaise / 100,
    })),
  };
}
