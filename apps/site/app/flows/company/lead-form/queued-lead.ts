import { type LeadForm, PLACEHOLDER_PINCODE, type QuestionForm } from '@pgm/api/contract';
import type { SubmitFormEvent } from '@pgm/machines/kit';
import { askWorker } from '#app/flows/shell/connection/call-worker.ts';
import { serviceAddresses } from '#app/kit/service-addresses.ts';
import type { Sponsored } from './with-sponsor.ts';
import { LeadIsQueued, LeadOutcome, type PageMessage } from '#app/flows/shell/connection/worker-messages.ts';

type QueuedLead = Extract<PageMessage, { type: 'lead.save' }>;

/** How long the worker may take to save a lead, in ms; a stuck worker must not block the form. */
const MAX_WAIT = 5000;

/**
 * Asks the service worker to save a lead on this device and to send it when the browser is online again. False
 * when there is no worker, or when the browser is online and the server does not respond.
 */
export function queueLead(lead: Sponsored<LeadForm>, key: string): Promise<boolean> {
  return queue({ kind: 'JOINING', key, lead: { ...lead, pincode: PLACEHOLDER_PINCODE } });
}

/** Does the same with a question. */
export function queueQuestion(question: Sponsored<QuestionForm>, key: string): Promise<boolean> {
  return queue({ kind: 'QUESTION', key, lead: question });
}

async function queue(waiting: Omit<QueuedLead, 'type' | 'service'>): Promise<boolean> {
  const worker = navigator.onLine ? undefined : navigator.serviceWorker?.controller;
  if (!worker) return false;
  const signal = AbortSignal.timeout(MAX_WAIT);
  const { main: service = '' } = serviceAddresses();
  const result = await askWorker(worker, { ...waiting, type: 'lead.save', service }, signal);
  return LeadIsQueued.safeParse(result).success;
}

/** What the form learns of a lead that the worker has sent. */
type FormOutcome = Extract<SubmitFormEvent<never>, { type: 'form.sent' | 'form.rejected' }>;

/** Notifies the listener of the outcome of the lead with a key. @returns stops the notifications */
export function watchQueuedLead(key: string, notify: (outcome: FormOutcome) => void): () => void {
  const listen = ({ data }: MessageEvent<unknown>) => {
    const outcome = LeadOutcome.safeParse(data);
    if (outcome.success && outcome.data.key === key) notify(toFormOutcome(outcome.data));
  };
  navigator.serviceWorker.addEventListener('message', listen);
  return () => navigator.serviceWorker.removeEventListener('message', listen);
}

function toFormOutcome(outcome: LeadOutcome): FormOutcome {
  if (outcome.type === 'lead.sent') return { type: 'form.sent' };
  return { type: 'form.rejected', message: outcome.message };
}
