import type { Privacy } from '@pgm/api/contract';
import type { SnapshotFrom } from 'xstate';
import type { ConsentName, PrivacyEvent, privacyMachine } from './privacy.machine.ts';

export { type ConsentName, type PrivacyEvent, privacyMachine } from './privacy.machine.ts';

const NOTHING: Privacy = {
  sharesContact: false,
  offersByMail: false,
  offersBySms: false,
  deletionProof: null,
};

/** The facts that the privacy page shows. */
export function privacyView(snapshot: SnapshotFrom<typeof privacyMachine>) {
  const { privacy, wanted, error, alert } = snapshot.context;
  const { deletionProof, ...standing } = privacy ?? NOTHING;
  return {
    status: typeof snapshot.value === 'string' ? snapshot.value : ('ready' as const),
    error,
    alert,
    /** The switches as shown: a switch moves at once. */
    consents: { ...standing, ...wanted },
    isSaving: snapshot.matches({ ready: 'saving' }),
    /** How the account can be deleted; null when it can't. */
    deletionProof,
  };
}

/** What a member can do on the page. */
export function privacyVerbs(send: (event: PrivacyEvent) => void) {
  return {
    change: (name: ConsentName, given: boolean) => send({ type: 'consent.change', name, given }),
    retry: () => send({ type: 'page.retry' }),
  };
}
