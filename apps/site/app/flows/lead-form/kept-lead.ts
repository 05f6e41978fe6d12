import { type LeadForm, PLACEHOLDER_PINCODE } from '@pgm/api/contract';
import { LeadIsKept, LeadOutcome, type PageMessage } from '#app/flows/connection/worker-messages.ts';

/** How long the worker may take to put a lead away, in ms; one that is stuck must not hold the form. */
const LONGEST_WAIT = 5000;

/**
 * Asks the service worker to keep a lead on this device and to send it when there is a line again. False where there is
 * no worker, or where the line is there and it is the server that does not answer.
 */
export function keepLead(lead: LeadForm, key: string): Promise<boolean> {
  const worker = navigator.onLine ? undefined : navigator.serviceWorker?.controller;
  if (!worker) return Promise.resolve(false);
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    const settle = (isKept: boolean) => {
      port1.close();
      resolve(isKept);
    };
    port1.addEventListener('message', ({ data }) => settle(LeadIsKept.safeParse(data).success));
    port1.start();
    setTimeout(settle, LONGEST_WAIT, false);
    const message: PageMessage = {
      type: 'lead.keep',
      key,
      lead: { ...lead, pincode: PLACEHOLDER_PINCODE },
    };
    worker.postMessage(message, [port2]);
  });
}

/** Tells what becomes of the lead with a key. @returns stops telling */
export function watchKeptLead(key: string, tell: (outcome: LeadOutcome) => void): () => void {
  const listen = ({ data }: MessageEvent<unknown>) => {
    const outcome = LeadOutcome.safeParse(data);
    if (outcome.success && outcome.data.key === key) tell(outcome.data);
  };
  navigator.serviceWorker.addEventListener('message', listen);
  return () => navigator.serviceWorker.removeEventListener('message', listen);
}
