import * as z from 'zod/mini';
import { dataResponse } from '../response.ts';
import { defineEndpoint } from '../endpoint.ts';
import { IdParams } from '../list-query.ts';
import { GroupPoints } from './group-points.ts';

/** The default business value of a change of parent (spec section 9). */
export const DEFAULT_POINTS = 500;

/** The maximum number of associates per side whose changed counters are listed, nearest to the associate first. */
export const MAX_COUNTER_CHANGES = 20;

/** The new parent of an associate. */
export const NewParent = z.object({
  /** The new parent, by the id of the user or of the associate; null: no parent. */
  parentId: z.nullable(z.uuid('No associate has this id')),
  /** Recorded with the change. */
  bvValue: z._default(
    z
      .int('The business value must be a whole number')
      .check(
        z.gte(0, 'The business value must be at least 0'),
        z.lte(1_000_000, 'The business value must be at most 1000000'),
      ),
    DEFAULT_POINTS,
  ),
});
export type NewParent = z.infer<typeof NewParent>;

/** An associate in a change of parent. */
export const Party = z.object({ id: z.string(), name: z.string(), referralCode: z.string() });
export type Party = z.infer<typeof Party>;

/** The changed counters of one side; the counters of associates above both sides do not change. */
const UplineChange = z.object({
  /** The number of associates with changed counters. */
  count: z.int(),
  /** The first {@link MAX_COUNTER_CHANGES} of them, nearest to the associate first. */
  nearest: z.array(
    z.extend(Party, {
      directBefore: z.int(),
      directAfter: z.int(),
      totalBefore: z.int(),
      totalAfter: z.int(),
    }),
  ),
});

/** Where an associate moves, and whose counters change. */
const Effects = z.object({
  associate: Party,
  oldParent: z.nullable(Party),
  newParent: z.nullable(Party),
  bvValue: z.int(),
  /** The number of moved associates: the associate and all below. */
  movedCount: z.int(),
  oldUpline: UplineChange,
  newUpline: UplineChange,
});
export type ParentChangeEffects = z.infer<typeof Effects>;

/** The effects that a change of parent would have. */
export const ParentChangePreview = z.extend(Effects, {
  /**
   * The points of this month so far: they stay with the old upline, which they count for already. What is confirmed after the
   * change counts for the new upline.
   */
  monthPoints: z.pick(GroupPoints, { own: true, team: true }),
});
export type ParentChangePreview = z.infer<typeof ParentChangePreview>;

/** A new parent, and the proposal of another admin that is approved with it. */
export const ApprovedParent = z.extend(NewParent, {
  /** Absent: the caller alone makes the change, where the server allows that. */
  proposalId: z.optional(z.uuid('No such change waits for approval.')),
});
export type ApprovedParent = z.infer<typeof ApprovedParent>;

/** A change of parent as it is stored; `changedAt` is ISO text. */
export const ParentChange = z.extend(Effects, { id: z.string(), changedAt: z.string() });
export type ParentChange = z.infer<typeof ParentChange>;

export const previewParentChange = defineEndpoint({
  operation: 'previewParentChange',
  summary: 'What a change of parent would do, without doing it.',
  base: 'core',
  method: 'POST',
  path: '/associates/{id}/parent/preview',
  policy: 'admin',
  params: IdParams,
  body: NewParent,
  response: { status: 200, body: dataResponse(ParentChangePreview) },
  failures: [400, 401, 403, 404, 409],
});

export const changeParent = defineEndpoint({
  operation: 'changeParent',
  summary:
    'Moves an associate with all below to another parent; 409 when the parent is the associate, below it, or the one it has. With `proposalId` it is the approval of what another admin has asked for; 409 for the admin who asked. Without it, 409 where the server is set to make approved changes only.',
  base: 'core',
  method: 'PUT',
  path: '/associates/{id}/parent',
  policy: 'admin',
  params: IdParams,
  body: ApprovedParent,
  response: { status: 200, body: dataResponse(ParentChange) },
  failures: [400, 401, 403, 404, 409],
});
