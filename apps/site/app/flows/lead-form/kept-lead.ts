import { type LeadForm, PLACEHOLDER_PINCODE } from '@pgm/api/contract';
import { askWorker } from '#app/flows/connection/ask-worker.ts';
import { LeadIsKept, LeadOutcome } from '#app/flows/connection/worker-messages.ts';

/** How long the worker may take to put a lead away, in ms; one that is stuck must not hold the form. */
const LONGEST_WAIT = 5000;

/**
 * Asks the service worker to keep a lead on this device and to send it when there is a line again. False where there is
 * no worker, or where the line is there and it is the server that does not answer.
 */
export async function keepLead(lead: LeadForm, key: string): Promise<boolean> {
  const worker = navigator.onLine ? undefined : navigator.serviceWorker?.controller;
  if (!worker) return false;
  const kept = { ...lead, pincode: PLACEHOLDER_PINCODE };
  const signal = AbortSignal.timeout(LONGEST_WAIT);
  const answer = await askWorker(worker, { type: 'lead.keep', key, lead: kept }, signal);
  return LeadIsKept.safeParse(answer).success;
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
