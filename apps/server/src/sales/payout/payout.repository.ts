import type { Payout, QueryOf, listPayouts } from '@pgm/api/contract';
import { type SQL, and, asc, desc, eq, isNull, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { isNamedLike, users } from '../../auth/user/user.schema.ts';
import type { Database } from '../../platform/database/database.ts';
import { defineStaffList } from '../../platform/http/staff-list.ts';
import { accountMerges } from '../../members/associate/account-merge.schema.ts';
import { toName } from '../../platform/words/person-name.ts';
import { associates } from '../../members/associate/associate.schema.ts';
import { hasReferralCode } from '../../members/associate/former-referral-code.schema.ts';
import { bankDetails } from '../bank-details/bank-details.schema.ts';
import { nodePayments } from '../node-payment/node-payment.schema.ts';
import { isOwner, owners } from '../../members/associate/standing.transactions.ts';
import { payoutFigures } from './payout.schema.ts';

const sponsors = alias(associates, 'sponsors');
const sponsorUsers = alias(users, 'sponsor_users');

/** A query of figures with their associates, sponsors and payments. */
export function selectPayouts(db: Database) {
  return db
    .select({
      figures: payoutFigures,
      payment: nodePayments,
      userId: owners.userId,
      referralCode: owners.referralCode,
      username: users.username,
      firstName: users.firstName,
      lastName: users.lastName,
      sponsorCode: sponsors.referralCode,
      bankStatus: bankDetails.status,
      sponsor: { firstName: sponsorUsers.firstName, lastName: sponsorUsers.lastName },
    })
    .from(payoutFigures)
    .innerJoin(associates, eq(associates.id, payoutFigures.associateId))
    .leftJoin(accountMerges, eq(accountMerges.mergedPlaceId, associates.id))
    .innerJoin(owners, isOwner)
    .innerJoin(users, eq(users.id, owners.userId))
    .leftJoin(bankDetails, eq(bankDetails.userId, owners.userId))
    .leftJoin(nodePayments, eq(nodePayments.id, payoutFigures.paymentId))
    .leftJoin(sponsors, eq(sponsors.id, payoutFigures.sponsorId))
    .leftJoin(sponsorUsers, eq(sponsorUsers.id, sponsors.userId))
    .$dynamic();
}

/** The figures and the payment of an associate in a period. */
export type PayoutRow = Awaited<ReturnType<typeof selectPayouts>>[number];

/** The payouts of a period as staff list them. */
export const payoutList = defineStaffList({
  select: selectPayouts,
  id: payoutFigures.id,
  orders: {
    name: [asc, users.firstName],
    ownPoints: [desc, payoutFigures.ownPoints],
    teamPoints: [desc, payoutFigures.teamPoints],
    purchases: [desc, payoutFigures.purchasesPaise],
  },
  matching: ({ month, search, status }: QueryOf<typeof listPayouts> & { readonly month: string }) =>
    and(
      eq(payoutFigures.month, month),
      search ? searchedFor(search) : undefined,
      status && (status === 'NONE' ? isNull(nodePayments.id) : eq(nodePayments.status, status)),
    ),
  toItem: toPayout,
});

function searchedFor(search: string): SQL | undefined {
  return or(isNamedLike(search), hasReferralCode(search, owners));
}

/** A payout by the id of its figures; undefined when there is none. */
export async function findPayout(db: Database, id: string): Promise<Payout | undefined> {
  const [row] = await selectPayouts(db).where(eq(payoutFigures.id, id));
  return row && toPayout(row);
}

/** A payout as staff see it. */
function toPayout({
  figures,
  payment,
  referralCode,
  username,
  sponsor,
  bankStatus,
  ...person
}: PayoutRow): Payout {
  return {
    id: figures.id,
    month: figures.month,
    name: toName(person),
    username,
    referralCode,
    sponsor: sponsor && toName(sponsor),
    level: figures.level,
    ownPoints: figures.ownPoints,
    teamPoints: figures.teamPoints,
    purchases: figures.purchasesPaise / 100,
    gross: payment && toGrossPaise(payment) / 100,
    tds: payment && payment.tdsPaise / 100,
    deductions: payment && payment.deductionsPaise / 100,
    net: payment && payment.amountPaise / 100,
    status: payment?.status ?? null,
    reference: payment?.reference ?? null,
    paidAt: payment?.paidAt?.toISOString() ?? null,
    bankStatus,
  };
}

/** The amount of a payment before deductions. */
export function toGrossPaise({
  amountPaise,
  tdsPaise,
  deductionsPaise,
}: Pick<typeof nodePayments.$inferSelect, 'amountPaise' | 'tdsPaise' | 'deductionsPaise'>): number {
  return amountPaise + tdsPaise + deductionsPaise;
}
