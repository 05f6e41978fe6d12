import * as z from 'zod/mini';
import { requiredText } from '../text.ts';
import { NewParent, Party } from './parent-change.ts';

/** For how many days a change of parent can be undone. */
export const PARENT_UNDO_DAYS = 7;

/** The maximum number of past changes that are listed of an associate. */
export const MAX_PAST_CHANGES = 10;

/** A change of parent that an admin asks another admin for. */
export const ParentProposalForm = z.extend(NewParent, {
  reason: requiredText(500, 'Reason', 'Please give a reason'),
});
export type ParentProposalForm = z.infer<typeof ParentProposalForm>;

const sides = { from: z.nullable(Party), to: z.nullable(Party), bvValue: z.int() };

/** A change of parent that waits for another admin; null stands for no parent, `askedAt` is ISO text. */
export const ParentProposal = z.object({
  ...sides,
  id: z.string(),
  reason: z.string(),
  askedAt: z.string(),
  /** The name of the admin who asked. */
  askedBy: z.string(),
  /** Whether the caller asked: then another admin must approve. */
  isOwn: z.boolean(),
});
export type ParentProposal = z.infer<typeof ParentProposal>;

/** A change of parent that was made; null stands for no parent, times are ISO text. */
export const PastParentChange = z.object({
  ...sides,
  id: z.string(),
  at: z.string(),
  /** The number of associates that moved. */
  movedCount: z.int(),
  /** The name of the admin who made or approved it. */
  by: z.string(),
  /** Whether it took back an earlier change. */
  isUndo: z.boolean(),
  /** When it was taken back; null while it is valid. */
  undoneAt: z.nullable(z.string()),
  /** Whether it can be taken back now. */
  canUndo: z.boolean(),
});
export type PastParentChange = z.infer<typeof PastParentChange>;
