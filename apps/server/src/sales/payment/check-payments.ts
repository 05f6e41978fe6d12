import { type JobRun, eachRow } from '../../platform/jobs/set-aside.ts';
import type { Platform } from '../../platform/platform.ts';
import { claimPayments } from './payment.transactions.ts';
import type { PaymentReconciler } from './payment-reconciler.ts';

/** Asks the provider for the status of payments without a payment event, because webhooks can get lost. */
export async function askAboutPayments(
  platform: Pick<Platform, 'db' | 'log' | 'now' | 'payments'>,
  reconciler: PaymentReconciler,
  run: JobRun,
): Promise<void> {
  const { db, now, payments: gateway } = platform;
  const which = { provider: gateway.provider, state: 'CREATED' as const, job: run.job };
  const due = await claimPayments(db, which, new Date(now()));
  await eachRow(platform, run, due, async (payment) => {
    const result = await reconciler.ask(payment, run.signal);
    return result.ok || result.failure.code !== 'noResponse';
  });
}
