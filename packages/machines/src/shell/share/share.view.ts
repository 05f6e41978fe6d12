import type { SnapshotFrom } from 'xstate';
import type { ShareEvent, shareMachine } from './share.machine.ts';

export { type ShareEvent, type ShareOutcome, shareMachine } from './share.machine.ts';

/** The facts that a screen shows about sharing. */
export interface ShareView {
  /** The success message, for a few seconds; or the hint to copy the link by hand. */
  readonly note: string | undefined;
  /** The link, when the user must copy it by hand. */
  readonly shownLink: string | undefined;
}

/** The facts of the share machine. */
export function shareView(snapshot: SnapshotFrom<typeof shareMachine>): ShareView {
  return {
    note: toNote(snapshot),
    shownLink: snapshot.matches('linkShown') ? snapshot.context.link : undefined,
  };
}

function toNote(snapshot: SnapshotFrom<typeof shareMachine>): string | undefined {
  if (snapshot.matches('shared')) return 'Shared';
  if (snapshot.matches('copied')) return 'Link copied';
  return snapshot.matches('linkShown')
    ? 'The link could not be copied. Select it and copy it yourself.'
    : undefined;
}

/** What a user can do with a link. */
export function shareVerbs(send: (event: ShareEvent) => void) {
  return {
    share: (link: string) => send({ type: 'share.open', link }),
    copy: (link: string) => send({ type: 'link.copy', link }),
    hide: () => send({ type: 'link.hide' }),
  };
}
