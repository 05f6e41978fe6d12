import type { SnapshotFrom } from 'xstate';
import type { SponsorEvent, sponsorMachine } from './sponsor.machine.ts';

/** What is shown of the sponsor; undefined when there is none. A line that is lost looks like one that is slow. */
export function sponsorView(snapshot: SnapshotFrom<typeof sponsorMachine>) {
  const { code, sponsor } = snapshot.context;
  if (code === undefined) return undefined;
  return { code, name: sponsor?.name, status: statusOf(snapshot) };
}

function statusOf(snapshot: SnapshotFrom<typeof sponsorMachine>) {
  if (snapshot.matches('known')) return 'known' as const;
  return snapshot.matches('unknown') ? ('unknown' as const) : ('checking' as const);
}

/** What a person can do about the sponsor. */
export function sponsorVerbs(send: (event: SponsorEvent) => void) {
  return {
    remove: () => send({ type: 'sponsor.remove' }),
    retry: () => send({ type: 'sponsor.retry' }),
  };
}
