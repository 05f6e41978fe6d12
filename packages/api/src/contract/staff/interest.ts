import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { Done, dataResponse } from '../response.ts';
import { requiredText } from '../text.ts';

const Product = { productId: z.uuid('Product not found') };

/** The name of a site, such as `www.example.in`. */
const Host = requiredText(100, 'Site', 'Site is required').check(
  z.regex(/^[a-z\d][a-z\d.-]*$/, 'Site must be the name of a site'),
);

/** What a visitor does that is counted; nothing says which visitor. */
export const Interest = z.discriminatedUnion(
  'kind',
  [
    /** The page of a product was opened. */
    z.object({ kind: z.literal('view'), ...Product }),
    /** A product was put into a cart. */
    z.object({ kind: z.literal('cart'), ...Product }),
    /** A visit came from another site. */
    z.object({ kind: z.literal('source'), host: Host }),
  ],
  'Nothing that is counted',
);
export type Interest = z.infer<typeof Interest>;

export const noteInterest = defineEndpoint({
  operation: 'noteInterest',
  summary: 'Counts what a visitor does, without the visitor.',
  base: 'product',
  method: 'POST',
  path: '/api/interest',
  policy: 'public',
  body: Interest,
  response: { status: 200, body: Done },
  failures: [400],
});

const Counted = z.object({ productId: z.string(), name: z.string(), count: z.int() });

/** What people looked for in the last days: the ten most frequent of each kind, the most frequent first. */
export const InterestReport = z.object({
  /** ISO dates, both included. */
  from: z.string(),
  to: z.string(),
  /** Searches that found nothing; rare ones are left out, since they can be about one person. */
  searches: z.array(z.object({ text: z.string(), count: z.int() })),
  views: z.array(Counted),
  carts: z.array(Counted),
  /** The carts of members that were filled in these days and not touched for a day. */
  leftCarts: z.object({
    carts: z.int(),
    pieces: z.int(),
    /** Paise, by the prices of now. */
    valuePaise: z.int(),
  }),
  /** The sites that visits came from. */
  sources: z.array(z.object({ host: z.string(), count: z.int() })),
});
export type InterestReport = z.infer<typeof InterestReport>;

export const getInterest = defineEndpoint({
  operation: 'getInterest',
  summary: 'What people looked for in the last 30 days, and the carts that were left.',
  base: 'cart',
  method: 'GET',
  path: '/api/admin/interest',
  policy: 'staff',
  area: 'catalogue',
  response: { status: 200, body: dataResponse(InterestReport) },
  failures: [401, 403],
});
