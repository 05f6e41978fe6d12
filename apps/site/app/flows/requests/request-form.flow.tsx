import { requestFormMachine, requestFormVerbs, requestFormView } from '@pgm/machines/request-form';
import { RequestForm } from '@pgm/ui/request-form';
import { useSelector } from '@xstate/react';
import { type ActorRefFrom, fromPromise } from 'xstate';
import { browserClient } from '#app/shared/browser-client.ts';

/** The form of a request as the site runs it. */
export const siteRequestFormMachine = requestFormMachine.provide({
  actors: {
    raiseRequest: fromPromise(async ({ input, signal }) =>
      (await browserClient()).requests.raise(input, signal),
    ),
  },
});

/** The form in whatever state its actor is. */
export function RequestFormScreen({ actor }: { actor: ActorRefFrom<typeof requestFormMachine> }) {
  const facts = requestFormView(useSelector(actor, (snapshot) => snapshot));
  const { changeField, submit, close } = requestFormVerbs(actor.send);
  return <RequestForm {...facts} onChange={changeField} onSubmit={submit} onClose={close} />;
}
