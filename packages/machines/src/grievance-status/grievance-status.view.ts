import type { SnapshotFrom } from 'xstate';
import {
  type GrievanceKeyField,
  type GrievanceStatusEvent,
  type grievanceStatusMachine,
  reasonProblem,
  shownKeyErrors,
} from './grievance-status.machine.ts';

/** The facts that are shown of where a complaint stands. */
export function grievanceStatusView(snapshot: SnapshotFrom<typeof grievanceStatusMachine>) {
  const { values, alert, found, reason, isAgain } = snapshot.context;
  return {
    values,
    errors: shownKeyErrors(snapshot.context),
    alert,
    isAsking: snapshot.matches('asking'),
    /** Whether the question follows another. */
    isAgain,
    /** Undefined until a complaint was found. */
    found,
    /** Why the solution is none, as typed, and what is wrong with that. */
    reason,
    reasonError: snapshot.matches({ found: { shown: 'wrong' } }) ? reasonProblem(reason) : undefined,
    isReopening: snapshot.matches({ found: 'reopening' }),
  };
}

/** What a person can do there. */
export function grievanceStatusVerbs(send: (event: GrievanceStatusEvent) => void) {
  return {
    changeField: (field: GrievanceKeyField, value: string) => send({ type: 'field.change', field, value }),
    submit: () => send({ type: 'form.submit' }),
    changeReason: (value: string) => send({ type: 'reason.change', value }),
    reopen: () => send({ type: 'reopen.submit' }),
    again: () => send({ type: 'form.again' }),
  };
}
