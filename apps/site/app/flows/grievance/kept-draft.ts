import { GRIEVANCE_FIELDS } from '@pgm/machines/grievance-form';
import { formDraft } from '../tab-memory/form-draft.ts';

/** The complaint that was begun in this tab, until it is registered. */
export const keptDraft = formDraft('complaint', GRIEVANCE_FIELDS);
