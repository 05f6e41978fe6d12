import { LEAD_FIELDS } from '@pgm/machines/company/lead-form';
import { formDraft } from '../../../kit/form-draft.ts';

/** The draft of a lead in this tab, on any page, until it is sent or saved to be sent later. */
export const savedDraft = formDraft('lead', LEAD_FIELDS);
