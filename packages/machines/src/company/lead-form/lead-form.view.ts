import { INDIAN_STATES } from '@pgm/api/contract';
import type { SnapshotFrom } from 'xstate';
import { submitFormVerbs } from '../../kit/index.ts';
import type { leadFormMachine } from './lead-form.machine.ts';
import type { LeadField } from './lead-values.ts';
import { visitorFormView } from './visitor-form.view.ts';

/** The facts that the form 'Join the business' shows. */
export function leadFormView(snapshot: SnapshotFrom<typeof leadFormMachine>) {
  return { ...visitorFormView<LeadField>(snapshot), stateOptions: INDIAN_STATES };
}

/** What a user can do with the form. */
export const leadFormVerbs = submitFormVerbs<LeadField>;
