import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import { users } from '../../auth/user/user.schema.ts';
import { toRupeesCell } from '../../platform/csv/csv-cells.ts';
import { type ExportFormat, defineExport } from '../../platform/csv/csv-kind.ts';
import { accountMerges } from '../../members/associate/account-merge.schema.ts';
import { associates } from '../../members/associate/associate.schema.ts';
import { nodePayments } from '../node-payment/node-payment.schema.ts';
import { isOwner, owners } from '../../members/associate/standing.transactions.ts';
import { payoutFigures } from './payout.schema.ts';
import { type OpenDetails, type SealedDetails, bankDetails } from '../bank-details/bank-details.schema.ts';

/**
 * The payouts that are due, as a file for the bank: only those to members whose bank details are verified and can be opened. A
 * lost secret opens none, and the member enters them again. It has no PAN, because a transfer needs none.
 * @param open opens encrypted bank details
 */
export function transferCsv(open: (details: SealedDetails) => OpenDetails): ExportFormat {
  return defineExport(
    async (db, after, limit, { month }) => {
      const rows = await db
        .select({
          id: payoutFigures.id,
          month: payoutFigures.month,
          netPaise: nodePayments.amountPaise,
          username: users.username,
          bank: bankDetails.bank,
          pan: bankDetails.pan,
        })
        .from(payoutFigures)
        .innerJoin(
          nodePayments,
          and(eq(nodePayments.id, payoutFigures.paymentId), eq(nodePayments.status, 'DUE')),
        )
        .innerJoin(associates, eq(associates.id, payoutFigures.associateId))
        .leftJoin(accountMerges, eq(accountMerges.mergedPlaceId, associates.id))
        .innerJoin(owners, isOwner)
        .innerJoin(users, and(eq(users.id, owners.userId), isNull(users.deletedAt)))
        .innerJoin(bankDetails, and(eq(bankDetails.userId, users.id), eq(bankDetails.status, 'VERIFIED')))
        .where(
          and(
            month === undefined ? undefined : eq(payoutFigures.month, month),
            after ? gt(payoutFigures.id, after) : undefined,
          ),
        )
        .orderBy(asc(payoutFigures.id))
        .limit(limit);
      return rows.map((row) => ({ ...row, account: open(row).bank }));
    },
    {
      Period: ({ month }) => month,
      Username: ({ username }) => username,
      Name: ({ account }) => account?.holder ?? '',
      'Account number': ({ account }) => account?.accountNumber ?? '',
      IFSC: ({ account }) => account?.ifsc ?? '',
      'Net amount': ({ netPaise }) => toRupeesCell(netPaise),
    },
    ({ account }) => account === null,
  );
}
