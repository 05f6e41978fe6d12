import type { FormDraft } from '@pgm/machines/form-draft';
import * as z from 'zod/mini';
import { type TabKey, tabMemory } from './tab-memory.ts';

/**
 * Remembers a form that was begun in this tab, until it is sent: another page or language loses nothing of it.
 * @param fields all of its fields
 */
export function formDraft<Field extends string>(key: TabKey, fields: readonly Field[]) {
  const memory = tabMemory<FormDraft<Field>>(
    key,
    z.object({ values: z.record(z.enum(fields), z.string()), key: z.optional(z.uuid()) }),
  );
  return {
    recall: memory.recall,
    /** A form that is empty again is nothing to remember. */
    keep: (draft: FormDraft<Field>): void => {
      if (Object.values(draft.values).some((value) => value !== '')) memory.keep(draft);
      else memory.forget();
    },
    forget: memory.forget,
  };
}
