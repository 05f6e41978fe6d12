import type { Platform } from '../../platform/platform.ts';
import { claimPayments } from './payment.transactions.ts';
import type { PaymentReconciler } from './payment-reconciler.ts';

/** Asks the provider for the status of payments without a payment event, because webhooks can get lost. */
export async function askAboutPayments(
  { db, now, payments: gateway }: Pick<Platform, 'db' | 'now' | 'payments'>,
  reconciler: PaymentReconciler,
  signal: AbortSignal,
): Promise<void> {
  const which = { provider: gateway.provider, state: 'CREATED' as const };
  for (const payment of await claimPayments(db, which, new Date(now()))) {
    const result = await reconciler.ask(payment, signal);
    if (!result.ok && result.failure.code === 'noResponse') return;
  }
}
