import { paymentChores, simulatedBankChores } from './payment/payment-chores.ts';
import { type Chore, Periodic } from './platform/periodic.ts';
import type { Platform } from './platform/platform.ts';
import { confirmPoints } from './points/confirm-points.ts';

/** How often the chores are looked at, in ms. */
const CHORES_EVERY_MS = 60_000;

/** How often those are looked at that can be due within seconds, in ms. */
const QUICK_CHORES_EVERY_MS = 1000;

/** What time brings about, without anybody asking for it. */
export function chores(platform: Platform): readonly Chore[] {
  const { db, now } = platform;
  return [
    { name: 'confirm points', run: () => confirmPoints(db, new Date(now())) },
    ...paymentChores(platform),
  ];
}

/** Starts to do them, again and again; what it returns ends that, and resolves when it is over. */
export function startChores(platform: Platform): () => Promise<void> {
  const periodics = [
    new Periodic(platform.log, chores(platform), CHORES_EVERY_MS),
    new Periodic(platform.log, simulatedBankChores(platform), QUICK_CHORES_EVERY_MS),
  ];
  for (const periodic of periodics) periodic.start();
  return async () => void (await Promise.all(periodics.map((periodic) => periodic.stop())));
}
