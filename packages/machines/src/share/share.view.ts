import type { SnapshotFrom } from 'xstate';
import type { ShareEvent, shareMachine } from './share.machine.ts';

/** What a screen shows of sharing. */
export interface ShareView {
  /** That it is done, for a few seconds; or that the link is to be copied by hand. */
  readonly note: string | undefined;
  /** The link, where it is to be copied by hand. */
  readonly shownLink: string | undefined;
}

/** The facts of a snapshot. */
export function shareView(snapshot: SnapshotFrom<typeof shareMachine>): ShareView {
  return {
    note: noteOf(snapshot),
    shownLink: snapshot.matches('linkShown') ? snapshot.context.link : undefined,
  };
}

function noteOf(snapshot: SnapshotFrom<typeof shareMachine>): string | undefined {
  if (snapshot.matches('shared')) return 'Shared';
  if (snapshot.matches('copied')) return 'Link copied';
  return snapshot.matches('linkShown')
    ? 'The link could not be copied. Select it and copy it yourself.'
    : undefined;
}

/** What a person can do with a link. */
export function shareVerbs(send: (event: ShareEvent) => void) {
  return {
    share: (link: string) => send({ type: 'share.open', link }),
    copy: (link: string) => send({ type: 'link.copy', link }),
    hide: () => send({ type: 'link.hide' }),
  };
}
