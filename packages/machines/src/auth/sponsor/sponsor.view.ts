import type { SnapshotFrom } from 'xstate';
import type { SponsorEvent, sponsorMachine } from './sponsor.machine.ts';

export { type SponsorEvent, TYPING_MS, sponsorMachine } from './sponsor.machine.ts';

/** The facts about the sponsor; `name` is set when the code is known. */
export function sponsorView(snapshot: SnapshotFrom<typeof sponsorMachine>) {
  const { code, sponsor } = snapshot.context;
  return { code, name: sponsor?.name, status: readStatus(snapshot) };
}

/** 'none': there is nothing to show about the code yet. */
function readStatus(snapshot: SnapshotFrom<typeof sponsorMachine>) {
  if (snapshot.matches('checking')) return 'checking' as const;
  if (snapshot.matches('known')) return 'known' as const;
  if (snapshot.matches('unknown')) return 'unknown' as const;
  return snapshot.matches('unreachable') ? ('unreachable' as const) : ('none' as const);
}

/** What a user can do with the sponsor. */
export function sponsorVerbs(send: (event: SponsorEvent) => void) {
  return {
    changeCode: (code: string) => send({ type: 'code.change', code }),
    retry: () => send({ type: 'sponsor.retry' }),
  };
}
