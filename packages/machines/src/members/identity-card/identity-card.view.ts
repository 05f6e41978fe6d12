import type { SnapshotFrom } from 'xstate';
import type { IdentityCardEvent, identityCardMachine } from './identity-card.machine.ts';

export { type CardOpened, type IdentityCardEvent, identityCardMachine } from './identity-card.machine.ts';

/** The facts that the page of the identity card shows. */
export function identityCardView(snapshot: SnapshotFrom<typeof identityCardMachine>) {
  const { value } = snapshot;
  const isOpening = value === 'opening';
  return {
    ...snapshot.context,
    status: isOpening ? ('ready' as const) : value,
    isOpening,
    // The button stays while the PDF is being opened.
    canOpen: isOpening || snapshot.can({ type: 'document.open' }),
  };
}

/** What an associate can do with the card. */
export function identityCardVerbs(send: (event: IdentityCardEvent) => void) {
  return {
    open: () => send({ type: 'document.open' }),
    retry: () => send({ type: 'page.retry' }),
  };
}
