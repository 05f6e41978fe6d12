import { grievanceThreadMachine } from '@pgm/machines/company/grievance-thread';
import { withPorts } from '@pgm/machines/kit';
import { useActorRef } from '@xstate/react';
import type { ComponentProps } from 'react';
import { fromPromise } from 'xstate';
import { browserClient } from '#app/kit/browser-client.ts';
import { GrievanceThreadScreen, toReplyForm } from './grievance-thread-screen.tsx';

/** The machine of the thread of a grievance, for the member who sent it. */
export function ownThreadMachine(number: string) {
  return withPorts(grievanceThreadMachine)({
    actors: {
      loadThread: fromPromise(async ({ signal }) =>
        (await browserClient()).grievances.getOwnThread(number, signal),
      ),
      sendReply: fromPromise(async ({ input, signal }) =>
        (await browserClient()).grievances.replyToOwn(number, toReplyForm(input), input.key, signal),
      ),
    },
  });
}

interface OwnThreadFlowProps {
  readonly number: string;
  readonly onSent: ComponentProps<typeof GrievanceThreadScreen>['onSent'];
}

/** The thread of one of the member's grievances; a button opens it. */
export function OwnThreadFlow({ number, onSent }: OwnThreadFlowProps) {
  return <GrievanceThreadScreen actor={useActorRef(ownThreadMachine(number))} {...(onSent && { onSent })} />;
}
