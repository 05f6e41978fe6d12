import { ok } from '@pgm/api/contract';
import { eq, ne } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { newId } from '../database/id.ts';
import type { PaymentUpdate, SimulatedGateway } from './payment-gateway.ts';
import { simulatedPayments } from './simulated-payment.schema.ts';

/** How long a simulated payment takes when its confirmation is delayed, in ms. */
const SIMULATED_DELAY_MS = 5000;

/**
 * Payments without money: the buyer chooses the outcome. They are saved in the database, so that a restart loses
 * nothing.
 */
export function simulatedGateway(db: Database, now: () => number): SimulatedGateway {
  return {
    provider: 'SIMULATED',
    open: async ({ orderId }) => ok({ providerOrderId: `sim_${orderId}` }),
    ask: async (providerOrderId) => {
      const [entry] = await db
        .select()
        .from(simulatedPayments)
        .where(eq(simulatedPayments.providerOrderId, providerOrderId));
      return ok(entry ? toPaymentUpdate(entry, now()) : { kind: 'none' });
    },
    refund: async ({ key }) => ok({ providerRefundId: `sim_refund_${key}`, status: 'processed' }),
    // This gateway issues no receipts.
    isGenuine: () => false,
    play: async (providerOrderId, amountPaise, outcome) => {
      const settlesAt = new Date(now() + (outcome === 'DELAYED' ? SIMULATED_DELAY_MS : 0));
      const verdict = outcome === 'DELAYED' ? ('SUCCEED' as const) : outcome;
      const entry = { providerPaymentId: `sim_pay_${newId()}`, amountPaise, verdict, settlesAt };
      const written = await db
        .insert(simulatedPayments)
        .values({ providerOrderId, ...entry })
        .onConflictDoUpdate({
          target: simulatedPayments.providerOrderId,
          set: entry,
          setWhere: ne(simulatedPayments.verdict, 'SUCCEED'),
        })
        .returning({ settlesAt: simulatedPayments.settlesAt });
      return written[0]?.settlesAt;
    },
  };
}

function toPaymentUpdate(entry: typeof simulatedPayments.$inferSelect, now: number): PaymentUpdate {
  const { providerPaymentId, amountPaise, verdict, settlesAt } = entry;
  if (verdict === 'PENDING' || settlesAt.getTime() > now) return { kind: 'underWay' };
  return verdict === 'FAIL'
    ? { kind: 'failed', providerPaymentId, problem: 'The bank declined the payment.' }
    : { kind: 'paid', providerPaymentId, amountPaise, currency: 'INR' };
}
