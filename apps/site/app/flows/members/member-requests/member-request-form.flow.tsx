import {
  memberRequestFormMachine,
  memberRequestFormVerbs,
  memberRequestFormView,
} from '@pgm/machines/members/member-request-form';
import { withPorts } from '@pgm/machines/kit';
import { MemberRequestForm } from '@pgm/ui/members/member-request-form';
import { type ActorRefFrom, fromPromise } from 'xstate';
import { browserClient } from '#app/kit/browser-client.ts';
import { useFlow } from '#app/kit/use-flow.ts';

/** The member request form machine with the site's implementations. */
export const siteMemberRequestFormMachine = withPorts(memberRequestFormMachine)({
  actors: {
    saveRecord: fromPromise(async ({ input: { data }, signal }) =>
      (await browserClient()).requests.raise(data, signal),
    ),
  },
});

/** The screen of the form for any state of its actor. */
export function MemberRequestFormScreen({ actor }: { actor: ActorRefFrom<typeof memberRequestFormMachine> }) {
  const [facts, { changeField, submit, close, leave }] = useFlow(
    actor,
    memberRequestFormView,
    memberRequestFormVerbs,
  );
  return (
    <MemberRequestForm {...facts} onChange={changeField} onSubmit={submit} onCancel={close} onClose={leave} />
  );
}
