import type { PayoutOutcome } from '@pgm/api/contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/id.ts';
import { type Editor, type RecordChange, recordChanges } from '../../platform/record/record-change.ts';
import { nodePayments } from '../node-payment/node-payment.schema.ts';
import { type MemberNotification, notifyAll } from '../../auth/notification/notification.transactions.ts';
import { toPaymentFacts, toPayoutNotification } from './payment-facts.ts';
import { payoutFigures } from './payout.schema.ts';
import { toOutcomeColumns } from './set-outcome.transactions.ts';

/** The amounts of a payout: what is transferred, and what is deducted before. */
export type PayoutAmounts = Pick<
  typeof nodePayments.$inferSelect,
  'amountPaise' | 'tdsPaise' | 'deductionsPaise'
>;

/** What an import says of one payout. */
export interface PayoutEdit {
  /** The account that is paid. */
  readonly memberId: string;
  readonly figures: typeof payoutFigures.$inferSelect;
  /** Null for a payout without an amount. */
  readonly before: typeof nodePayments.$inferSelect | null;
  readonly amounts: PayoutAmounts;
  readonly outcome: PayoutOutcome;
}

/** Writes payouts whose figures are locked, with their audit entries and notifications. */
export async function writePayouts(
  tx: Database,
  edits: readonly PayoutEdit[],
  editor: Editor,
): Promise<void> {
  const added = edits.filter(({ before }) => before === null);
  const entries: RecordChange[] = [];
  const notifications: MemberNotification[] = [];
  const note = (edit: PayoutEdit, after: Payment) => {
    entries.push(toEntry(editor, edit, after));
    const notification = toPayoutNotification(edit.memberId, edit.before, after, editor.at);
    if (notification) notifications.push(notification);
  };
  for (const [edit, after] of await addPayments(tx, added, editor.at)) note(edit, after);
  for (const edit of edits) {
    if (edit.before === null) continue;
    const [after] = await tx
      .update(nodePayments)
      .set({ ...edit.amounts, ...toOutcomeColumns(edit.outcome) })
      .where(eq(nodePayments.id, edit.before.id))
      .returning();
    if (after) note(edit, after);
  }
  await recordChanges(tx, entries);
  await notifyAll(tx, 'POINTS', notifications);
}

type Payment = typeof nodePayments.$inferSelect;

/** Adds the payments of figures that have none. */
async function addPayments(
  tx: Database,
  edits: readonly PayoutEdit[],
  createdAt: Date,
): Promise<(readonly [PayoutEdit, Payment])[]> {
  if (edits.length === 0) return [];
  const rows = await tx
    .insert(nodePayments)
    .values(
      edits.map(({ amounts, outcome, figures }) => ({
        ...amounts,
        ...toOutcomeColumns(outcome),
        id: newId(),
        associateId: figures.associateId,
        period: figures.month,
        createdAt,
      })),
    )
    .returning();
  const ids = rows.map(({ id }) => id);
  await tx
    .update(payoutFigures)
    .set({ paymentId: nodePayments.id })
    .from(nodePayments)
    .where(
      and(
        inArray(nodePayments.id, ids),
        eq(nodePayments.associateId, payoutFigures.associateId),
        eq(nodePayments.period, payoutFigures.month),
      ),
    );
  const toPayment = new Map(rows.map((row) => [`${row.associateId} ${row.period}`, row]));
  return edits.flatMap((edit) => {
    const row = toPayment.get(`${edit.figures.associateId} ${edit.figures.month}`);
    return row ? [[edit, row] as const] : [];
  });
}

function toEntry(editor: Editor, { memberId, figures, before }: PayoutEdit, after: Payment): RecordChange {
  return {
    ...editor,
    action: before ? 'update' : 'create',
    subject: `payout/${figures.id}`,
    before: before && toPaymentFacts(memberId, before),
    after: toPaymentFacts(memberId, after),
  };
}
