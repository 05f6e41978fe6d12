import { Queue } from 'workbox-background-sync';
import type { LeadOutcome, PageMessage } from '#app/flows/shell/connection/worker-messages.ts';

declare const self: ServiceWorkerGlobalScope;

/**
 * The maximum time in minutes that a lead waits for a connection: 7 days. Then it is deleted, even if it was not
 * sent.
 */
const MAX_WAIT_MINUTES = 7 * 24 * 60;

/** The maximum time in ms for sending one lead: a dead connection must not block the leads that follow. */
const PATIENCE_MS = 30_000;

const KEY_HEADER = 'Idempotency-Key';

/** The call that stores a lead of each kind. */
const PATHS = { JOINING: '/contacts', QUESTION: '/contacts/questions' } as const;

type QueuedLead = Extract<PageMessage, { type: 'lead.save' }>;

/** Leads are sent one after the other; defined before the queue, which may use it at once. */
let turn: Promise<void> = Promise.resolve();

/**
 * With Background Sync, the browser also triggers the sending when no page is open; in other browsers (Firefox,
 * Safari, iOS) each start of the worker and each page view does.
 */
const queue = new Queue('leads', { maxRetentionTime: MAX_WAIT_MINUTES, onSync: () => sendLeads() });

/** Saves a lead on this device until it is sent. */
export function queueLead({
  service,
  key,
  kind,
  lead,
}: Pick<QueuedLead, 'service' | 'key' | 'kind' | 'lead'>): Promise<void> {
  const request = new Request(service + PATHS[kind], {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', [KEY_HEADER]: key },
    body: JSON.stringify(lead),
  });
  return queue.pushRequest({ request });
}

/** Sends what waits, oldest first; rejects when something has to continue to wait. Runs do not overlap. */
export function sendLeads(): Promise<void> {
  const sent = turn.then(sendAll);
  turn = sent.catch(() => undefined);
  return sent;
}

/**
 * A lead leaves the queue only after the server has it: a worker may be stopped at any moment. Its key prevents
 * duplicates.
 */
async function sendAll(): Promise<void> {
  for (;;) {
    const [next] = await queue.getAll();
    if (next === undefined) return;
    const outcome = await send(next.request);
    await queue.shiftRequest();
    await notifyPages(outcome);
  }
}

async function send(request: Request): Promise<LeadOutcome> {
  const key = request.headers.get(KEY_HEADER) ?? '';
  const response = await fetch(request, { signal: AbortSignal.timeout(PATIENCE_MS) });
  if (response.ok) return { type: 'lead.sent', key };
  if (isPassing(response.status))
    throw new Error(`The server responded with ${response.status}; the lead waits.`);
  return { type: 'lead.rejected', key, message: await toMessage(response) };
}

/** Whether a rejection may be temporary. */
function isPassing(status: number): boolean {
  return status >= 500 || status === 408 || status === 429;
}

async function toMessage(response: Response): Promise<string> {
  const body: unknown = await response.json().catch(() => undefined);
  const message: unknown = body instanceof Object && 'message' in body ? body.message : undefined;
  return typeof message === 'string' ? message : '';
}

async function notifyPages(message: LeadOutcome): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  // All pages have this origin, and the method accepts no other one.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  for (const page of pages) page.postMessage(message);
}
