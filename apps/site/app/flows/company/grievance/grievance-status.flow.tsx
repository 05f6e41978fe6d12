import {
  grievanceStatusMachine,
  grievanceStatusVerbs,
  grievanceStatusView,
} from '@pgm/machines/company/grievance-status';
import { GrievanceFound, GrievanceStatus } from '@pgm/ui/company/grievance';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { type ActorRefFrom, fromPromise } from 'xstate';
import { browserClient } from '#app/kit/browser-client.ts';

/** The grievance status machine with the site's implementations. */
export const siteGrievanceStatusMachine = grievanceStatusMachine.provide({
  actors: {
    showGrievance: fromPromise(async ({ input, signal }) =>
      (await browserClient()).grievances.show(input, signal),
    ),
    reopenGrievance: fromPromise(async ({ input, signal }) =>
      (await browserClient()).grievances.reopen(input, signal),
    ),
  },
});

/** The status of a grievance; the address may contain its number, but never the mobile number. */
export default function GrievanceStatusFlow() {
  const actor = useActorRef(siteGrievanceStatusMachine);
  const { search } = useLocation();
  const number = new URLSearchParams(search).get('number') ?? '';
  // Not in the server's page, which is cached for all visitors.
  useEffect(() => {
    if (number === '') return;
    const { again, changeField } = grievanceStatusVerbs(actor.send);
    again();
    changeField('number', number);
  }, [actor, number]);
  return <GrievanceStatusScreen actor={actor} />;
}

/** The screen of the form or its result for any state of its actor. */
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
