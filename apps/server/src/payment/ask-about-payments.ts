import type { Platform } from '../platform/platform.ts';
import { claimPayments } from './claim-payments.ts';
import type { PaymentDesk } from './payment-desk.ts';

/** Asks the provider about payments of which nothing was heard: a webhook can get lost. */
export async function askAboutPayments(
  { db, now, payments: gateway }: Pick<Platform, 'db' | 'now' | 'payments'>,
  desk: PaymentDesk,
  signal: AbortSignal,
): Promise<void> {
  const which = { provider: gateway.provider, state: 'CREATED' as const };
  for (const payment of await claimPayments(db, which, new Date(now()))) {
    const answer = await desk.ask(payment, signal);
    if (!answer.ok && answer.failure.code === 'noResponse') return;
  }
}
