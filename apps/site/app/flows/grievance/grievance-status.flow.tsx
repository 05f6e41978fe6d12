import {
  grievanceStatusMachine,
  grievanceStatusVerbs,
  grievanceStatusView,
} from '@pgm/machines/grievance-status';
import { GrievanceFound, GrievanceStatus } from '@pgm/ui/grievance';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { type ActorRefFrom, fromPromise } from 'xstate';
import { browserClient } from '#app/shared/browser-client.ts';

/** The question as the site runs it. */
const machine = grievanceStatusMachine.provide({
  actors: {
    showGrievance: fromPromise(async ({ input, signal }) =>
      (await browserClient()).grievances.show(input, signal),
    ),
    reopenGrievance: fromPromise(async ({ input, signal }) =>
      (await browserClient()).grievances.reopen(input, signal),
    ),
  },
});

/** Where a complaint stands; the address may bring its number, and never the mobile number. */
export default function GrievanceStatusFlow() {
  const actor = useActorRef(machine);
  const [query] = useSearchParams();
  const number = query.get('number') ?? '';
  // Not in the server's page, which is kept for everybody.
  useEffect(() => {
    if (number === '') return;
    const { again, changeField } = grievanceStatusVerbs(actor.send);
    again();
    changeField('number', number);
  }, [actor, number]);
  return <GrievanceStatusScreen actor={actor} />;
}

/** The question, or what was found, in whatever state its actor is. */
export function GrievanceStatusScreen({ actor }: { actor: ActorRefFrom<typeof grievanceStatusMachine> }) {
  const view = grievanceStatusView(useSelector(actor, (snapshot) => snapshot));
  const { found, values, errors, alert, isAsking, isAgain, reason, reasonError, isReopening } = view;
  const { again, changeField, changeReason, reopen, submit } = grievanceStatusVerbs(actor.send);
  return found ? (
    <GrievanceFound
      grievance={found}
      reason={reason}
      reasonError={reasonError}
      isReopening={isReopening}
      alert={alert}
      onReasonChange={changeReason}
      onReopen={reopen}
      onAgain={again}
    />
  ) : (
    <GrievanceStatus
      values={values}
      errors={errors}
      isAsking={isAsking}
      isAgain={isAgain}
      alert={alert}
      onChange={changeField}
      onSubmit={submit}
    />
  );
}
