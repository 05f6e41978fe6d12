import { mobileFormMachine, mobileFormVerbs, mobileFormView } from '@pgm/machines/auth/mobile-form';
import { withPorts } from '@pgm/machines/kit';
import { MobileForm } from '@pgm/ui/auth/mobile-form';
import { type ActorRefFrom, fromPromise } from 'xstate';
import { browserClient } from '#app/kit/browser-client.ts';
import { useFlow } from '#app/kit/use-flow.ts';

/** The machine of the form with the site's implementation. */
export const siteMobileFormMachine = withPorts(mobileFormMachine)({
  actors: {
    saveRecord: fromPromise(async ({ input: { record, data }, signal }) =>
      (await browserClient()).profile.setMobile(record?.id ?? '', data, signal),
    ),
  },
});

/** The screen of the form for any state of its actor. */
export function MobileFormScreen({ actor }: { actor: ActorRefFrom<typeof mobileFormMachine> }) {
  const [facts, verbs] = useFlow(actor, mobileFormView, mobileFormVerbs);
  return <MobileForm {...facts} onChange={verbs.change} onSubmit={verbs.submit} onClose={verbs.close} />;
}
