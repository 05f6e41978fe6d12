import type { Chore } from '../platform/periodic.ts';
import type { Platform } from '../platform/platform.ts';
import { askAboutPayments } from './ask-about-payments.ts';
import { cancelUnpaidOrders } from './cancel-unpaid-orders.ts';
import { payRefunds } from './pay-refunds.ts';
import { PaymentDesk } from './payment-desk.ts';

/** What time brings about for payments. */
export function paymentChores(platform: Platform): readonly Chore[] {
  const desk = new PaymentDesk(platform);
  return [
    askingChore(platform, desk),
    { name: 'cancel unpaid orders', run: (signal) => cancelUnpaidOrders(platform, desk, signal) },
    { name: 'pay refunds', run: (signal) => payRefunds(platform, desk, signal) },
  ];
}

/** The only one whose work can be due within seconds, where a bank is played that takes its time. */
export function simulatedBankChores(platform: Platform): readonly Chore[] {
  if (platform.payments.provider !== 'SIMULATED') return [];
  return [askingChore(platform, new PaymentDesk(platform))];
}

function askingChore(platform: Platform, desk: PaymentDesk): Chore {
  return { name: 'ask about open payments', run: (signal) => askAboutPayments(platform, desk, signal) };
}
