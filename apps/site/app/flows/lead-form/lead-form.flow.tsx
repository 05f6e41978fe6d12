import { leadFormMachine, leadFormVerbs, leadFormView } from '@pgm/machines/lead-form';
import { LeadForm, type LeadFormProps } from '@pgm/ui/lead-form';
import { useActorRef, useSelector } from '@xstate/react';
import { type ActorRefFrom, fromCallback, fromPromise } from 'xstate';
import { browserClient } from '#app/shared/browser-client.ts';
import { keptDraft } from './kept-draft.ts';
import { keepLead, watchKeptLead } from './kept-lead.ts';

/** The lead form as the site runs it. */
const machine = leadFormMachine.provide({
  actors: {
    sendLead: fromPromise(async ({ input: { lead, key }, signal }) =>
      (await browserClient()).contacts.create(lead, key, signal),
    ),
    keepLead: fromPromise(({ input: { lead, key } }) => keepLead(lead, key)),
    watchKeptLead: fromCallback(({ input: { key }, sendBack }) => watchKeptLead(key, sendBack)),
    recallDraft: fromPromise(async () => keptDraft.recall()),
  },
  actions: { keepDraft: (_, draft) => keptDraft.keep(draft), forgetDraft: keptDraft.forget },
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
  const { changeField, submit } = leadFormVerbs(actor.send, () => crypto.randomUUID());
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
