import type { SnapshotFrom } from 'xstate';
import type { RecentlySeenEvent, recentlySeenMachine } from './recently-seen.machine.ts';

export { recentlySeenMachine } from './recently-seen.machine.ts';

/** The products to show, the last one seen first; none while they are being read. */
export function recentlySeenView({ context }: SnapshotFrom<typeof recentlySeenMachine>) {
  return { products: context.products };
}

/** What a visitor can do with the list. */
export function recentlySeenVerbs(send: (event: RecentlySeenEvent) => void) {
  return { clear: () => send({ type: 'list.clear' }) };
}
