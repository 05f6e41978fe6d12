import { GRIEVANCE_CATEGORIES } from '@pgm/api/contract';
import type { SnapshotFrom } from 'xstate';
import { PLEASE_TRY_AGAIN, submitFormVerbs, submitFormView } from '../../kit/index.ts';
import type { grievanceFormMachine } from './grievance-form.machine.ts';
import type { GrievanceField } from './grievance-values.ts';

/** The facts that the grievance form shows. */
export function grievanceFormView(snapshot: SnapshotFrom<typeof grievanceFormMachine>) {
  const { values, errors, isFailed, reason, status, value, isAgain } = submitFormView(snapshot);
  return {
    values,
    errors,
    categories: GRIEVANCE_CATEGORIES,
    alert: isFailed ? (reason ?? PLEASE_TRY_AGAIN) : undefined,
    isSubmitting: status === 'submitting',
    /** Whether another grievance was registered before. */
    isAgain,
    /** The grievance as it was registered; undefined before. */
    filed: value,
  };
}

/** What a user can do with the form. */
export const grievanceFormVerbs = submitFormVerbs<GrievanceField>;
