import { paymentChores, simulatedBankChores } from './payment/payment-chores.ts';
import type { Chore } from './platform/periodic.ts';
import type { Platform } from './platform/platform.ts';
import { confirmPoints } from './points/confirm-points.ts';

/** How often the chores are looked at, in ms. */
export const CHORES_EVERY_MS = 60_000;

/** How often those are looked at that can be due within seconds, in ms. */
export const QUICK_CHORES_EVERY_MS = 1000;

/** What time brings about, without anybody asking for it. */
export function chores(platform: Platform): readonly Chore[] {
  const { db, now } = platform;
  return [
    { name: 'confirm points', run: () => confirmPoints(db, new Date(now())) },
    ...paymentChores(platform),
  ];
}

/** What of it can be due within seconds. */
export function quickChores(platform: Platform): readonly Chore[] {
  return simulatedBankChores(platform);
}
