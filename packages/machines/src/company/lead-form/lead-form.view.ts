import { INDIAN_STATES, LeadForm } from '@pgm/api/contract';
import type { SnapshotFrom } from 'xstate';
import type { leadFormMachine } from './lead-form.machine.ts';
import type { LeadField } from './lead-values.ts';
import { visitorFormVerbs, visitorFormView } from './visitor-form.view.ts';

/** The facts that the form 'Join the business' shows. */
export function leadFormView(snapshot: SnapshotFrom<typeof leadFormMachine>) {
  return { ...visitorFormView<LeadField>(LeadForm, snapshot), stateOptions: INDIAN_STATES };
}

/** What a user can do with the form. */
export const leadFormVerbs = visitorFormVerbs<LeadField>;
