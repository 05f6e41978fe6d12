import { type ComponentType, useSyncExternalStore } from 'react';
import { Listeners } from '#app/kit/listeners.ts';
import { onAgreementOutdated, onUser } from '../../auth/session/session.ts';

const listeners = new Listeners();
let isStarted = false;
let Question: ComponentType | undefined;

/** Asks associates after each login to accept an agreement that has changed; starts once. */
export function startAgreementQuestion(): void {
  if (isStarted) return;
  isStarted = true;
  onAgreementOutdated(() => void ask());
}

/** Most logins ask nothing, so the code is loaded for the question. When it cannot be loaded, the next login asks. */
async function ask(): Promise<void> {
  const flow = await import('./agreement-acceptance.flow.tsx').catch(() => undefined);
  if (flow === undefined) return;
  if (Question === undefined) {
    Question = flow.AgreementAcceptanceFlow;
    // It is for the member who logged in: it ends with the session, and when another tab logs in another member.
    onUser(flow.agreementAcceptance.postpone);
    listeners.notify();
  }
  flow.agreementAcceptance.ask();
}

/** The question, once a login has brought it. */
export function useAgreementQuestion(): ComponentType | undefined {
  return useSyncExternalStore(listeners.subscribe, loadedQuestion, noQuestion);
}

const loadedQuestion = () => Question;
const noQuestion = () => undefined;
