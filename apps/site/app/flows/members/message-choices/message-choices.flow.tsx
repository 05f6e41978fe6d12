import type { MessageChoices as Choices } from '@pgm/api/contract';
import { choicesVerbs, choicesView } from '@pgm/machines/kit';
import type { messageChoicesMachine } from '@pgm/machines/members/message-choices';
import { MessageChoices } from '@pgm/ui/members/message-choices';
import { useActorRef } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { useFlow } from '#app/kit/use-flow.ts';
import { siteMessageChoicesMachine } from './message-choices.ts';

/** Which messages a member wants. */
export function MessageChoicesFlow() {
  return <MessageChoicesScreen actor={useActorRef(siteMessageChoicesMachine)} />;
}

/** The page for any state of its actor. */
export function MessageChoicesScreen({
  actor,
}: {
  readonly actor: ActorRefFrom<typeof messageChoicesMachine>;
}) {
  const [{ choices, ...facts }, { change, retry }] = useFlow(
    actor,
    choicesView<Choices>,
    choicesVerbs<Choices>,
  );
  return (
    <MessageChoices
      {...facts}
      switches={choices}
      privacyHref="/manage/privacy"
      onChange={(name, isOn) => choices && change({ ...choices, [name]: isOn })}
      onRetry={retry}
    />
  );
}
