import type { GrievanceDraft } from '@pgm/machines/grievance-form';
import * as z from 'zod/mini';
import { tabMemory } from '../tab-memory/tab-memory.ts';

const Draft = z.object({
  values: z.object({
    name: z.string(),
    mobile: z.string(),
    email: z.string(),
    category: z.string(),
    orderNumber: z.string(),
    text: z.string(),
  }),
  key: z.optional(z.uuid()),
});

const memory = tabMemory('complaint', Draft);

/** The complaint that was begun in this tab, until it is registered: another page or language loses nothing of it. */
export const keptDraft = {
  recall: memory.recall,
  keep: (draft: GrievanceDraft): void => {
    if (Object.values(draft.values).some((value) => value !== '')) memory.keep(draft);
    else memory.forget();
  },
  forget: memory.forget,
};
