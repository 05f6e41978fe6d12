import {
  type ReplySent,
  type WrittenReply,
  grievanceThreadVerbs,
  grievanceThreadView,
  type grievanceThreadMachine,
} from '@pgm/machines/company/grievance-thread';
import { GrievanceThread, type GrievanceThreadProps } from '@pgm/ui/company/grievance-thread';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import { chosenFile, forgetFile, saveFile } from '#app/kit/chosen-files.ts';
import { useEmitted } from '#app/kit/use-emitted.ts';
import { useFlow } from '#app/kit/use-flow.ts';

interface GrievanceThreadScreenProps {
  readonly actor: ActorRefFrom<typeof grievanceThreadMachine>;
  /** Default: the person who sent the grievance. */
  readonly reader?: GrievanceThreadProps['reader'];
  /** The button that opens it; English. */
  readonly openLabel?: string;
  /** What helps staff to write. */
  readonly tools?: ReactNode;
  /** Called after a reply, which may have changed the grievance. */
  readonly onSent?: (sent: ReplySent) => void;
}

/** The screen of a thread for any state of its actor. */
export function GrievanceThreadScreen({
  actor,
  reader = 'COMPLAINANT',
  openLabel,
  tools,
  onSent,
}: GrievanceThreadScreenProps) {
  const [facts, { open, changeText, addFile, removeFile, submit }] = useFlow(
    actor,
    grievanceThreadView,
    (send) => grievanceThreadVerbs(send, () => crypto.randomUUID()),
  );
  useEmitted(actor, {
    'reply.sent': (sent) => {
      for (const address of sent.files) forgetFile(address);
      onSent?.(sent);
    },
  });
  return (
    <GrievanceThread
      {...facts}
      reader={reader}
      openLabel={openLabel}
      tools={tools}
      onOpen={open}
      onTextChange={changeText}
      onAddFile={(file) => addFile(saveFile(file))}
      onRemoveFile={(address) => {
        removeFile(address);
        forgetFile(address);
      }}
      onSend={submit}
    />
  );
}

/** A written reply as a call sends it. */
export function toReplyForm({ text, files }: WrittenReply) {
  return { text, files: files.map(({ address }) => chosenFile(address)) };
}
