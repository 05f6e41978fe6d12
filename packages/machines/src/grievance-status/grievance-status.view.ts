import type { SnapshotFrom } from 'xstate';
import {
  type GrievanceKeyField,
  type GrievanceStatusEvent,
  type grievanceStatusMachine,
  shownKeyErrors,
} from './grievance-status.machine.ts';

/** The facts that are shown of where a complaint stands. */
export function grievanceStatusView(snapshot: SnapshotFrom<typeof grievanceStatusMachine>) {
  const { values, alert, found } = snapshot.context;
  return {
    values,
    errors: shownKeyErrors(snapshot.context),
    alert,
    isAsking: snapshot.matches('asking'),
    /** Undefined until a complaint was found. */
    found,
  };
}

/** What a person can do there. */
export function grievanceStatusVerbs(send: (event: GrievanceStatusEvent) => void) {
  return {
    changeField: (field: GrievanceKeyField, value: string) => send({ type: 'field.change', field, value }),
    submit: () => send({ type: 'form.submit' }),
    again: () => send({ type: 'form.again' }),
  };
}
