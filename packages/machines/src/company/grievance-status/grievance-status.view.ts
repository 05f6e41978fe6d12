import { GrievanceKey, type GrievanceProgress } from '@pgm/api/contract';
import type { SnapshotFrom } from 'xstate';
import {
  type GrievanceKeyField,
  type GrievanceStatusEvent,
  type grievanceStatusMachine,
  reasonProblem,
  shownKeyErrors,
} from './grievance-status.machine.ts';

export {
  type GrievanceKeyField,
  type GrievanceStatusEvent,
  grievanceStatusMachine,
} from './grievance-status.machine.ts';

/** The facts that the status page of a grievance shows. */
export function grievanceStatusView(snapshot: SnapshotFrom<typeof grievanceStatusMachine>) {
  const { values, alert, found, reason, isAgain } = snapshot.context;
  return {
    values,
    errors: shownKeyErrors(snapshot.context),
    alert,
    isAsking: snapshot.matches('asking'),
    /** Whether another status was requested before. */
    isAgain,
    /** Undefined until a grievance was found. */
    found,
    /** Both numbers of the grievance that was found. */
    proof: found && GrievanceKey.parse(values),
    /** Why the solution does not solve the problem, as typed, and the error of this reason. */
    reason,
    reasonError: snapshot.matches({ found: { shown: 'invalid' } }) ? reasonProblem(reason) : undefined,
    isReopening: snapshot.matches({ found: 'reopening' }),
  };
}

/** What a user can do on the page. */
export function grievanceStatusVerbs(send: (event: GrievanceStatusEvent) => void) {
  return {
    changeField: (field: GrievanceKeyField, value: string) => send({ type: 'field.change', field, value }),
    submit: () => send({ type: 'form.submit' }),
    changeReason: (value: string) => send({ type: 'reason.change', value }),
    reopen: () => send({ type: 'reopen.submit' }),
    changeProgress: (progress: GrievanceProgress) => send({ type: 'progress.change', progress }),
    again: () => send({ type: 'form.again' }),
  };
}
