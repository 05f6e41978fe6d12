import { leadFormMachine, leadFormVerbs, leadFormView } from '@pgm/machines/lead-form';
import { LeadForm, type LeadFormProps } from '@pgm/ui/lead-form';
import { useActorRef, useSelector } from '@xstate/react';
import { type ActorRefFrom, fromCallback, fromPromise } from 'xstate';
import { browserClient } from '#app/shared/browser-client.ts';
import { keepLead, watchKeptLead } from './kept-lead.ts';
import { leadKeys } from './lead-key.ts';

const keys = leadKeys(() => crypto.randomUUID());

/** The lead form as the site runs it. */
const machine = leadFormMachine.provide({
  actors: {
    sendLead: fromPromise(async ({ input, signal }) =>
      (await browserClient()).contacts.create(input, keys.of(input), signal),
    ),
    keepLead: fromPromise(({ input }) => keepLead(input, keys.of(input))),
    watchKeptLead: fromCallback(({ input, sendBack }) => watchKeptLead(keys.of(input), sendBack)),
  },
  actions: { forgetLead: keys.forget },
});

/** What the form says above its fields; 'Join the business' unless said otherwise. */
type Words = Pick<LeadFormProps, 'title' | 'text'>;

/** 'Join the business', from the first keystroke to the stored lead. */
export default function LeadFormFlow(words: Words) {
  return <LeadFormScreen {...words} actor={useActorRef(machine)} />;
}

/** The form in whatever state its actor is. */
export function LeadFormScreen({ actor, ...words }: Words & { actor: ActorRefFrom<typeof leadFormMachine> }) {
  const { status, values, errors, stateOptions, alert } = leadFormView(
    useSelector(actor, (snapshot) => snapshot),
  );
  const { changeField, submit } = leadFormVerbs(actor.send);
  return (
    <LeadForm
      {...words}
      values={values}
      errors={errors}
      stateOptions={stateOptions}
      status={status}
      alert={alert}
      onChange={changeField}
      onSubmit={submit}
    />
  );
}
