import { GRIEVANCE_FIELDS } from '@pgm/machines/company/grievance-form';
import { formDraft } from '../../../kit/form-draft.ts';

/** The draft of a grievance in this tab, until it is registered. */
export const savedDraft = formDraft('grievance', GRIEVANCE_FIELDS);
