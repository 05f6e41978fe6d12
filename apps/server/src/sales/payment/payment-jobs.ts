import type { Job } from '../../platform/jobs/periodic.ts';
import type { Platform } from '../../platform/platform.ts';
import { askAboutPayments } from './check-payments.ts';
import { cancelUnpaidOrders, countUnpaidOrders } from './cancel-unpaid-orders.ts';
import { payRefunds } from './pay-refunds.ts';
import { countDueRefunds } from '../refund/refund.transactions.ts';
import { countDuePayments } from './payment.transactions.ts';
import { PaymentReconciler } from './payment-reconciler.ts';

/** The scheduled jobs of payments. */
export function paymentJobs(platform: Platform): readonly Job[] {
  const { db, now } = platform;
  const reconciler = new PaymentReconciler(platform);
  return [
    paymentCheckJob(platform, reconciler),
    {
      name: 'cancel unpaid orders',
      run: (run) => cancelUnpaidOrders(platform, reconciler, run),
      backlog: () => countUnpaidOrders(db, new Date(now())),
    },
    {
      name: 'pay refunds',
      run: (run) => payRefunds(platform, reconciler, run),
      backlog: () => countDueRefunds(db, new Date(now())),
    },
  ];
}

/** The job of the simulated bank; it is separate because its work can be due within seconds. */
export function simulatedBankJobs(platform: Platform): readonly Job[] {
  if (platform.payments.provider !== 'SIMULATED') return [];
  return [paymentCheckJob(platform, new PaymentReconciler(platform))];
}

function paymentCheckJob(platform: Platform, reconciler: PaymentReconciler): Job {
  const { db, now } = platform;
  return {
    name: 'ask about open payments',
    run: (run) => askAboutPayments(platform, reconciler, run),
    backlog: () => countDuePayments(db, 'CREATED', new Date(now())),
  };
}
