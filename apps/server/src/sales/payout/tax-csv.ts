import { and, asc, eq, gt } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { users } from '../../auth/user/user.schema.ts';
import { toRupeesCell } from '../../platform/csv/csv-cells.ts';
import { type ExportFormat, defineExport } from '../../platform/csv/csv-kind.ts';
import { toIndiaDay } from '../../platform/india-days.ts';
import { accountMerges } from '../../members/associate/account-merge.schema.ts';
import { toName } from '../../platform/words/person-name.ts';
import { associates } from '../../members/associate/associate.schema.ts';
import { nodePayments } from '../node-payment/node-payment.schema.ts';
import { isOwner, owners } from '../../members/associate/standing.transactions.ts';
import { payoutFigures } from './payout.schema.ts';
import { type OpenDetails, type SealedDetails, bankDetails } from '../bank-details/bank-details.schema.ts';

/** The details of an account that was merged since, whose PAN the law wants to be stored. */
const former = alias(bankDetails, 'former_details');

/**
 * The paid payouts with the verified PAN of each member, for the tax return. Former members are in it, without their names.
 * @param open opens encrypted bank details
 */
export function taxCsv(open: (details: SealedDetails) => OpenDetails): ExportFormat {
  return defineExport(
    async (db, after, limit, { month }) => {
      const rows = await db
        .select({
          id: payoutFigures.id,
          month: payoutFigures.month,
          payment: nodePayments,
          username: users.username,
          firstName: users.firstName,
          lastName: users.lastName,
          details: bankDetails,
          formerDetails: former,
        })
        .from(payoutFigures)
        .innerJoin(
          nodePayments,
          and(eq(nodePayments.id, payoutFigures.paymentId), eq(nodePayments.status, 'PAID')),
        )
        .innerJoin(associates, eq(associates.id, payoutFigures.associateId))
        .leftJoin(accountMerges, eq(accountMerges.mergedPlaceId, associates.id))
        .innerJoin(owners, isOwner)
        .innerJoin(users, eq(users.id, owners.userId))
        .leftJoin(bankDetails, and(eq(bankDetails.userId, users.id), bankDetails.isPanVerified))
        .leftJoin(former, and(eq(former.userId, associates.userId), former.isPanVerified))
        .where(
          and(
            month === undefined ? undefined : eq(payoutFigures.month, month),
            after ? gt(payoutFigures.id, after) : undefined,
          ),
        )
        .orderBy(asc(payoutFigures.id))
        .limit(limit);
      return rows.map((row) => {
        const details = row.details ?? row.formerDetails;
        return { ...row, pan: details ? open(details).pan : '' };
      });
    },
    {
      Period: ({ month }) => month,
      Username: ({ username }) => username,
      Name: (row) => toName(row),
      PAN: ({ pan }) => pan,
      'Gross amount': ({ payment }) =>
        toRupeesCell(payment.amountPaise + payment.tdsPaise + payment.deductionsPaise),
      TDS: ({ payment }) => toRupeesCell(payment.tdsPaise),
      'Paid on': ({ payment }) => (payment.paidAt ? toIndiaDay(payment.paidAt) : ''),
    },
  );
}
