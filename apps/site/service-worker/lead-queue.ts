import { Queue } from 'workbox-background-sync';
import type { LeadOutcome, PageMessage } from '#app/flows/connection/worker-messages.ts';

declare const self: ServiceWorkerGlobalScope;

/** How long a lead waits for a line, in minutes: 7 days. Then it is deleted, whether it was sent or not. */
const LONGEST_WAIT_MINUTES = 7 * 24 * 60;

/** How long the server may take over a lead, in ms: a line that leads nowhere must not hold up those that come after. */
const PATIENCE_MS = 30_000;

const KEY_HEADER = 'Idempotency-Key';

type KeptLead = Extract<PageMessage, { type: 'lead.keep' }>;

/** Sending one after the other; here, before the queue, which may ask for it at once. */
let turn: Promise<void> = Promise.resolve();

/**
 * Where there is Background Sync, the browser also asks for them to be sent when no page is open; elsewhere (Firefox,
 * Safari, iOS) each start of the worker does, and whoever looks at a page.
 */
const queue = new Queue('leads', { maxRetentionTime: LONGEST_WAIT_MINUTES, onSync: () => sendLeads() });

/** Keeps a lead on this device until it is sent. */
export function keepLead({ key, lead }: Pick<KeptLead, 'key' | 'lead'>): Promise<void> {
  const request = new Request('/contacts', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', [KEY_HEADER]: key },
    body: JSON.stringify(lead),
  });
  return queue.pushRequest({ request });
}

/** Sends what waits, the oldest first; rejects when something has to go on waiting. One run after the other. */
export function sendLeads(): Promise<void> {
  const sent = turn.then(sendAll);
  turn = sent.catch(() => undefined);
  return sent;
}

/** A lead leaves the queue only after the server has it: a worker may be stopped at any moment. Its key makes it one. */
async function sendAll(): Promise<void> {
  for (;;) {
    const [next] = await queue.getAll();
    if (next === undefined) return;
    const outcome = await send(next.request);
    await queue.shiftRequest();
    await tellPages(outcome);
  }
}

async function send(request: Request): Promise<LeadOutcome> {
  const key = request.headers.get(KEY_HEADER) ?? '';
  const response = await fetch(request, { signal: AbortSignal.timeout(PATIENCE_MS) });
  if (response.ok) return { type: 'lead.sent', key };
  if (isPassing(response.status)) throw new Error(`The server answers ${response.status}; the lead waits.`);
  return { type: 'lead.refused', key, message: await messageOf(response) };
}

/** Whether a refusal may be over the next time. */
function isPassing(status: number): boolean {
  return status >= 500 || status === 408 || status === 429;
}

async function messageOf(response: Response): Promise<string> {
  const body: unknown = await response.json().catch(() => undefined);
  const message: unknown = body instanceof Object && 'message' in body ? body.message : undefined;
  return typeof message === 'string' ? message : response.statusText;
}

async function tellPages(message: LeadOutcome): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  // They are all of this origin, and the method takes no other.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  for (const page of pages) page.postMessage(message);
}
