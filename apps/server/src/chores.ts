import type { Chore } from './platform/periodic.ts';
import type { Platform } from './platform/platform.ts';
import { confirmPoints } from './points/confirm-points.ts';

/** How often the chores are looked at, in ms. */
export const CHORES_EVERY_MS = 60_000;

/** What time brings about, without anybody asking for it. */
export function chores({ db, now }: Platform): readonly Chore[] {
  return [{ name: 'confirm points', run: () => confirmPoints(db, new Date(now())) }];
}
