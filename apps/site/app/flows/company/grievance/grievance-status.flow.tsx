import type { GrievanceKey } from '@pgm/api/contract';
import {
  grievanceStatusMachine,
  grievanceStatusVerbs,
  grievanceStatusView,
} from '@pgm/machines/company/grievance-status';
import { withPorts } from '@pgm/machines/kit';
import { GrievanceFound, GrievanceStatus } from '@pgm/ui/company/grievance';
import { useActorRef } from '@xstate/react';
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';
import { type ActorRefFrom, fromPromise } from 'xstate';
import { browserClient } from '#app/kit/browser-client.ts';
import { useFlow } from '#app/kit/use-flow.ts';
import { ProvenThreadFlow } from './proven-thread.flow.tsx';

/** The grievance status machine with the site's implementations. */
export const siteGrievanceStatusMachine = withPorts(grievanceStatusMachine)({
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
  const { changeProgress } = grievanceStatusVerbs(actor.send);
  return (
    <GrievanceStatusScreen
      actor={actor}
      renderThread={(proof) => (
        <ProvenThreadFlow
          key={proof.number}
          proof={proof}
          onSent={({ thread }) => changeProgress(thread.progress)}
        />
      )}
    />
  );
}

interface GrievanceStatusScreenProps {
  readonly actor: ActorRefFrom<typeof grievanceStatusMachine>;
  /** The thread of the grievance that is shown. Default: none. */
  readonly renderThread?: (proof: GrievanceKey) => ReactNode;
}

/** The screen of the form or its result for any state of its actor. */
export function GrievanceStatusScreen({ actor, renderThread }: GrievanceStatusScreenProps) {
  const [view, { again, changeField, changeReason, reopen, submit }] = useFlow(
    actor,
    grievanceStatusView,
    grievanceStatusVerbs,
  );
  const { found, proof, values, errors, alert, isAsking, isAgain, reason, reasonError, isReopening } = view;
  return found ? (
    <GrievanceFound
      grievance={found}
      reason={reason}
      reasonError={reasonError}
      isReopening={isReopening}
      alert={alert}
      thread={proof && renderThread?.(proof)}
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
