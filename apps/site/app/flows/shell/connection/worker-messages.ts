import * as z from 'zod/mini';

/** The key that the worker sends as `Idempotency-Key`, and the body that it sends. */
const QueuedLead = z.object({
  key: z.string(),
  /** The call that stores it. */
  kind: z._default(z.enum(['JOINING', 'QUESTION']), 'JOINING'),
  lead: z.record(z.string(), z.string()),
});

/** The messages of a page to the service worker. */
export const PageMessage = z.discriminatedUnion('type', [
  /** A visitor sees a page: its language, its address within the site, and the files that it has loaded. */
  z.object({
    type: z.literal('visit'),
    language: z.string(),
    page: z.string(),
    files: z.array(z.string()),
  }),
  /**
   * Save a lead until it can be sent to the service at an address, which is empty at this origin; the reply is
   * {@link LeadIsQueued} through the message's port.
   */
  z.extend(QueuedLead, { type: z.literal('lead.save'), service: z.string() }),
  /**
   * The browser is online again: send what waits; the reply is {@link LeadsTried} through the message's port, if
   * it has one.
   */
  z.object({ type: z.literal('leads.send') }),
]);
export type PageMessage = z.infer<typeof PageMessage>;

/** The worker has saved a lead. */
export const LeadIsQueued = z.object({ isSaved: z.literal(true) });
export type LeadIsQueued = z.infer<typeof LeadIsQueued>;

/** The worker has tried to send what waits; says whether nothing is left. */
export const LeadsTried = z.object({ isNothingLeft: z.boolean() });
export type LeadsTried = z.infer<typeof LeadsTried>;

/** The message of the service worker to every page about the outcome of a saved lead. */
export const LeadOutcome = z.discriminatedUnion('type', [
  z.object({ type: z.literal('lead.sent'), key: z.string() }),
  /** The server rejects the lead for good; `message` is its sentence. */
  z.object({ type: z.literal('lead.rejected'), key: z.string(), message: z.string() }),
]);
export type LeadOutcome = z.infer<typeof LeadOutcome>;

/** The message of the service worker to a page that shows a copy because the site could not be reached. */
export const CopyShown = z.object({ type: z.literal('copy.shown') });
export type CopyShown = z.infer<typeof CopyShown>;
