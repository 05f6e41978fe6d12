import { NOTIFICATION_TEXTS } from '@pgm/api/contract';
import type { nodePayments } from '../node-payment/node-payment.schema.ts';
import type { MemberNotification } from '../../auth/notification/notification.transactions.ts';
import { toGrossPaise } from './payout.repository.ts';

type Payment = typeof nodePayments.$inferSelect;

/** What the audit says of a payment; amounts in rupees. @param memberId the account that is paid */
export function toPaymentFacts(memberId: string, payment: Payment): object {
  return {
    memberId,
    gross: toGrossPaise(payment) / 100,
    tds: payment.tdsPaise / 100,
    deductions: payment.deductionsPaise / 100,
    status: payment.status,
    reference: payment.reference,
    paidAt: payment.paidAt?.toISOString() ?? null,
  };
}

/** The notification about another status of a payment; undefined when the member needs none. */
export function toPayoutNotification(
  memberId: string,
  before: Pick<Payment, 'status'> | null,
  { status, period }: Pick<Payment, 'status' | 'period'>,
  at: Date,
): MemberNotification | undefined {
  if (status === 'DUE' || status === before?.status) return undefined;
  const text = status === 'PAID' ? NOTIFICATION_TEXTS.payoutPaid : NOTIFICATION_TEXTS.payoutFailed;
  return { userId: memberId, text, values: { month: period }, link: '/manage/payments', at };
}
