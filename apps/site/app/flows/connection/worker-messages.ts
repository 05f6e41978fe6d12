import * as z from 'zod/mini';

/** A key that the worker sends as `Idempotency-Key`, and the body it sends. */
const KeptLead = z.object({ key: z.string(), lead: z.record(z.string(), z.string()) });

/** What a page tells the service worker. */
export const PageMessage = z.discriminatedUnion('type', [
  /** A page is being looked at: in which language, its address within the site, and the files that it has loaded. */
  z.object({
    type: z.literal('visit'),
    language: z.string(),
    page: z.string(),
    files: z.array(z.string()),
  }),
  /** Keep a lead until it can be sent; answered by {@link LeadIsKept} through the message's port. */
  z.extend(KeptLead, { type: z.literal('lead.keep') }),
  /** There is a line again: send what waits; answered by {@link LeadsTried} through the message's port, if it has one. */
  z.object({ type: z.literal('leads.send') }),
]);
export type PageMessage = z.infer<typeof PageMessage>;

/** The worker has put a lead away. */
export const LeadIsKept = z.object({ kept: z.literal(true) });
export type LeadIsKept = z.infer<typeof LeadIsKept>;

/** The worker has tried to send what waits; whether nothing is left. */
export const LeadsTried = z.object({ isNothingLeft: z.boolean() });
export type LeadsTried = z.infer<typeof LeadsTried>;

/** What the service worker tells every page of what became of a kept lead. */
export const LeadOutcome = z.discriminatedUnion('type', [
  z.object({ type: z.literal('lead.sent'), key: z.string() }),
  /** The server does not want it, ever; `message` is its sentence. */
  z.object({ type: z.literal('lead.refused'), key: z.string(), message: z.string() }),
]);
export type LeadOutcome = z.infer<typeof LeadOutcome>;

/** What the service worker tells a page that shows a copy, since the site could not be reached. */
export const CopyShown = z.object({ type: z.literal('copy.shown') });
export type CopyShown = z.infer<typeof CopyShown>;
