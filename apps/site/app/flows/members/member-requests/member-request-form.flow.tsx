import {
  memberRequestFormMachine,
  memberRequestFormVerbs,
  memberRequestFormView,
} from '@pgm/machines/members/member-request-form';
import { withPorts } from '@pgm/machines/kit';
import { MemberRequestForm } from '@pgm/ui/members/member-request-form';
import { useSelector } from '@xstate/react';
import { type ActorRefFrom, fromPromise } from 'xstate';
import { browserClient } from '#app/kit/browser-client.ts';

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
  const facts = memberRequestFormView(useSelector(actor, (snapshot) => snapshot));
  const { changeField, submit, close, leave } = memberRequestFormVerbs(actor.send);
  return (
    <MemberRequestForm {...facts} onChange={changeField} onSubmit={submit} onCancel={close} onClose={leave} />
  );
}
