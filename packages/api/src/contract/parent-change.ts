import * as z from 'zod/mini';
import { dataAnswer } from './answer.ts';
import { defineEndpoint } from './endpoint.ts';
import { IdParams } from './list-query.ts';

/** The business value of a change of parent unless said otherwise (spec section 9). */
export const DEFAULT_BV_VALUE = 500;

/** Of each side so many whose counters change are listed, those nearest to the associate first. */
export const MOST_COUNTER_CHANGES = 20;

/** Who is to stand below whom. */
export const NewParent = z.object({
  /** The new parent, by the id of the user or of the associate; null: nobody. */
  parentId: z.nullable(z.uuid('No associate has this id')),
  /** Recorded with the change. */
  bvValue: z._default(
    z
      .int('The business value must be a whole number')
      .check(
        z.gte(0, 'The business value must be at least 0'),
        z.lte(1_000_000, 'The business value must be at most 1000000'),
      ),
    DEFAULT_BV_VALUE,
  ),
});
export type NewParent = z.infer<typeof NewParent>;

/** An associate as changes name them. */
export const Party = z.object({ id: z.string(), name: z.string(), referralCode: z.string() });
export type Party = z.infer<typeof Party>;

/** How the counters of one side change; those above both sides keep theirs. */
const UplineChange = z.object({
  /** How many have other counters then. */
  count: z.int(),
  /** The first {@link MOST_COUNTER_CHANGES} of them, those nearest to the associate first. */
  nearest: z.array(
    z.extend(Party, {
      directBefore: z.int(),
      directAfter: z.int(),
      totalBefore: z.int(),
      totalAfter: z.int(),
    }),
  ),
});

/** What a change of parent would do. */
export const ParentChangePreview = z.object({
  associate: Party,
  oldParent: z.nullable(Party),
  newParent: z.nullable(Party),
  bvValue: z.int(),
  /** How many move: the associate and all below. */
  movedCount: z.int(),
  oldUpline: UplineChange,
  newUpline: UplineChange,
});
export type ParentChangePreview = z.infer<typeof ParentChangePreview>;

/** What a change of parent did, as it is kept; `changedAt` is ISO text. */
export const ParentChange = z.extend(ParentChangePreview, { id: z.string(), changedAt: z.string() });
export type ParentChange = z.infer<typeof ParentChange>;

export const previewParentChange = defineEndpoint({
  operation: 'previewParentChange',
  summary:
    "What a change of parent would do, without doing it: who moves, and whose counters change; 409 when it can't be done.",
  base: 'core',
  method: 'POST',
  path: '/associates/{id}/parent/preview',
  policy: 'admin',
  params: IdParams,
  body: NewParent,
  answer: { status: 200, body: dataAnswer(ParentChangePreview) },
  failures: [400, 401, 403, 404, 409],
});

export const changeParent = defineEndpoint({
  operation: 'changeParent',
  summary:
    'Moves an associate with all below to another parent, and records who did it; 409 when the parent is the associate, below it, or the one it has.',
  base: 'core',
  method: 'PUT',
  path: '/associates/{id}/parent',
  policy: 'admin',
  params: IdParams,
  body: NewParent,
  answer: { status: 200, body: dataAnswer(ParentChange) },
  failures: [400, 401, 403, 404, 409],
});
