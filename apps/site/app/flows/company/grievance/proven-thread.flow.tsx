import type { GrievanceKey } from '@pgm/api/contract';
import { grievanceThreadMachine } from '@pgm/machines/company/grievance-thread';
import { withPorts } from '@pgm/machines/kit';
import { useActorRef } from '@xstate/react';
import { type ComponentProps, useEffect } from 'react';
import { fromPromise } from 'xstate';
import { browserClient } from '#app/kit/browser-client.ts';
import { GrievanceThreadScreen, toReplyForm } from './grievance-thread-screen.tsx';

/** The machine of the thread of a grievance, for a person with both of its numbers. */
export function provenThreadMachine({ number, mobile }: GrievanceKey) {
  return withPorts(grievanceThreadMachine)({
    actors: {
      loadThread: fromPromise(async ({ signal }) =>
        (await browserClient()).grievances.showThread({ number, mobile }, signal),
      ),
      sendReply: fromPromise(async ({ input, signal }) =>
        (await browserClient()).grievances.reply(
          { number, mobile, ...toReplyForm(input) },
          input.key,
          signal,
        ),
      ),
    },
  });
}

interface ProvenThreadFlowProps {
  readonly proof: GrievanceKey;
  /** The button that opens it; English. Default: it opens by itself. */
  readonly openLabel?: string;
  readonly onSent?: ComponentProps<typeof GrievanceThreadScreen>['onSent'];
}

/** The thread of the grievance that is shown. */
export function ProvenThreadFlow({ proof, openLabel, onSent }: ProvenThreadFlowProps) {
  const actor = useActorRef(provenThreadMachine(proof));
  useEffect(() => {
    if (openLabel === undefined) actor.send({ type: 'thread.open' });
  }, [actor, openLabel]);
  return (
    <GrievanceThreadScreen actor={actor} {...(openLabel && { openLabel })} {...(onSent && { onSent })} />
  );
}
