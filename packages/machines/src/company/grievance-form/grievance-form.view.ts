import { GRIEVANCE_CATEGORIES } from '@pgm/api/contract';
import type { SnapshotFrom } from 'xstate';
import {
  type GrievanceFormEvent,
  type grievanceFormMachine,
  shownGrievanceErrors,
} from './grievance-form.machine.ts';
import type { GrievanceField } from './grievance-values.ts';

/** The facts that the grievance form shows. */
export function grievanceFormView(snapshot: SnapshotFrom<typeof grievanceFormMachine>) {
  const { values, alert, filed, isAgain } = snapshot.context;
  return {
    values,
    errors: shownGrievanceErrors(snapshot.context),
    categories: GRIEVANCE_CATEGORIES,
    alert,
    isSubmitting: snapshot.matches('submitting'),
    /** Whether another grievance was registered before. */
    isAgain,
    /** The grievance as it was registered; undefined before. */
    filed,
  };
}

/**
 * What a user can do with the form.
 * @param newKey makes a key with which a grievance is sent, such as a UUID
 */
export function grievanceFormVerbs(send: (event: GrievanceFormEvent) => void, newKey: () => string) {
  return {
    changeField: (field: GrievanceField, value: string) => send({ type: 'field.change', field, value }),
    submit: () => send({ type: 'form.submit', key: newKey() }),
    copyNumber: () => send({ type: 'number.copy' }),
    again: () => send({ type: 'form.again' }),
  };
}
