import type { StaffGrievance } from '@pgm/api/contract';
import { grievanceThreadMachine } from '@pgm/machines/company/grievance-thread';
import { withPorts } from '@pgm/machines/kit';
import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';
import { fromPromise } from 'xstate';
import {
  GrievanceThreadScreen,
  toReplyForm,
} from '../../flows/company/grievance/grievance-thread-screen.tsx';
import { staffClient } from '../kit/staff-client.ts';
import { GrievanceDetail } from './grievance-detail.tsx';
import { ReplyTemplateChoice } from './reply-template-choice.tsx';

/** The machine of the thread of a grievance, for staff. */
export function staffThreadMachine(id: string) {
  return withPorts(grievanceThreadMachine)({
    actors: {
      loadThread: fromPromise(({ signal }) => staffClient().grievances.getThread(id, signal)),
      sendReply: fromPromise(({ input, signal }) =>
        staffClient().grievances.respond(id, toReplyForm(input), input.key, signal),
      ),
    },
  });
}

interface StaffThreadProps {
  readonly grievance: StaffGrievance;
  /** Called after a reply: the first one starts the work. */
  readonly onReplied: () => void;
}

/** The thread of a grievance, for staff; it opens by itself. */
function StaffThreadFlow({ grievance, onReplied }: StaffThreadProps) {
  const actor = useActorRef(staffThreadMachine(grievance.id));
  useEffect(() => actor.send({ type: 'thread.open' }), [actor]);
  return (
    <GrievanceThreadScreen
      actor={actor}
      reader="STAFF"
      onSent={onReplied}
      tools={
        <ReplyTemplateChoice
          grievance={grievance}
          onInsert={(text) => actor.send({ type: 'text.insert', text })}
        />
      }
    />
  );
}

interface GrievanceWithThreadProps {
  readonly row: StaffGrievance;
  readonly onChanged: () => void;
}

/** A grievance with its thread. */
export function GrievanceWithThread({ row, onChanged }: GrievanceWithThreadProps) {
  return (
    <div className="grid gap-5">
      <GrievanceDetail row={row} />
      <StaffThreadFlow key={row.id} grievance={row} onReplied={onChanged} />
    </div>
  );
}
