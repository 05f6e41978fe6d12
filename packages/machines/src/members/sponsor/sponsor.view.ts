import type { SnapshotFrom } from 'xstate';
import type { SponsorEvent, sponsorMachine } from './sponsor.machine.ts';

/** The facts about the sponsor; undefined when there is none. A lost connection looks like a slow one. */
export function sponsorView(snapshot: SnapshotFrom<typeof sponsorMachine>) {
  const { code, sponsor } = snapshot.context;
  if (code === undefined) return undefined;
  return { code, name: sponsor?.name, status: readStatus(snapshot) };
}

function readStatus(snapshot: SnapshotFrom<typeof sponsorMachine>) {
  if (snapshot.matches('known')) return 'known' as const;
  return snapshot.matches('unknown') ? ('unknown' as const) : ('checking' as const);
}

/** What a user can do with the sponsor. */
export function sponsorVerbs(send: (event: SponsorEvent) => void) {
  return {
    remove: () => send({ type: 'sponsor.remove' }),
    retry: () => send({ type: 'sponsor.retry' }),
  };
}
