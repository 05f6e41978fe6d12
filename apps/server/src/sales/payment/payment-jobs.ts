import type { Job } from '../../platform/jobs/periodic.ts';
import type { Platform } from '../../platform/platform.ts';
import { askAboutPayments } from './check-payments.ts';
import { cancelUnpaidOrders } from './cancel-unpaid-orders.ts';
import { payRefunds } from './pay-refunds.ts';
import { PaymentReconciler } from './payment-reconciler.ts';

/** The scheduled jobs of payments. */
export function paymentJobs(platform: Platform): readonly Job[] {
  const reconciler = new PaymentReconciler(platform);
  return [
    paymentCheckJob(platform, reconciler),
    { name: 'cancel unpaid orders', run: (signal) => cancelUnpaidOrders(platform, reconciler, signal) },
    { name: 'pay refunds', run: (signal) => payRefunds(platform, reconciler, signal) },
  ];
}

/** The job of the simulated bank; it is separate because its work can be due within seconds. */
export function simulatedBankJobs(platform: Platform): readonly Job[] {
  if (platform.payments.provider !== 'SIMULATED') return [];
  return [paymentCheckJob(platform, new PaymentReconciler(platform))];
}

function paymentCheckJob(platform: Platform, reconciler: PaymentReconciler): Job {
  return { name: 'ask about open payments', run: (signal) => askAboutPayments(platform, reconciler, signal) };
}
