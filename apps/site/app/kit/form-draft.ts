import type { FormDraft } from '@pgm/machines/kit';
import * as z from 'zod/mini';
import { type TabKey, tabStorage } from './device/tab-storage.ts';

/**
 * Saves the draft of a form in this tab until it is sent: a change of page or language loses nothing.
 * @param fields all fields of the form
 */
export function formDraft<Field extends string>(key: TabKey, fields: readonly Field[]) {
  const storage = tabStorage<FormDraft<Field>>(
    key,
    z.object({ values: z.record(z.enum(fields), z.string()), key: z.optional(z.uuid()) }),
  );
  return {
    recall: storage.recall,
    /** An empty form needs no draft. */
    save: (draft: FormDraft<Field>): void => {
      if (Object.values(draft.values).some((value) => value !== '')) storage.save(draft);
      else storage.forget();
    },
    forget: storage.forget,
  };
}
