import { LEAD_FIELDS } from '@pgm/machines/lead-form';
import { formDraft } from '../tab-memory/form-draft.ts';

/** The lead that was begun in this tab, on whichever page, until it is sent or waits for a line. */
export const keptDraft = formDraft('lead', LEAD_FIELDS);
