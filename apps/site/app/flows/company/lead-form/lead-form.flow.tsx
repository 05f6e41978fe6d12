import { leadFormMachine, leadFormVerbs, leadFormView } from '@pgm/machines/company/lead-form';
import { withPorts } from '@pgm/machines/kit';
import { LeadForm, type LeadFormProps } from '@pgm/ui/company/lead-form';
import { useActorRef } from '@xstate/react';
import { type ActorRefFrom, fromCallback, fromPromise } from 'xstate';
import { browserClient } from '#app/kit/browser-client.ts';
import { useFlow } from '#app/kit/use-flow.ts';
import { savedDraft } from './saved-draft.ts';
import { queueLead, watchQueuedLead } from './queued-lead.ts';
import { withSponsor } from './with-sponsor.ts';

/** The lead form machine with the site's implementations. */
export const siteLeadFormMachine = withPorts(leadFormMachine)({
  actors: {
    submitForm: fromPromise(async ({ input: { data, key }, signal }) =>
      (await browserClient()).leads.create(await withSponsor(data), key, signal),
    ),
    queueForm: fromPromise(async ({ input: { data, key } }) => queueLead(await withSponsor(data), key)),
    watchQueuedForm: fromCallback(({ input: { key }, sendBack }) => watchQueuedLead(key, sendBack)),
    recallDraft: fromPromise(async () => savedDraft.recall()),
  },
  actions: { saveDraft: (_, { draft }) => savedDraft.save(draft), forgetDraft: savedDraft.forget },
});

/** The title and text above the fields; 'Join the business' by default. */
type Words = Pick<LeadFormProps, 'title' | 'text'>;

/** 'Join the business', from the first keystroke to the stored lead. */
export default function LeadFormFlow(words: Words) {
  return <LeadFormScreen {...words} actor={useActorRef(siteLeadFormMachine)} />;
}

/** The screen of the form for any state of its actor. */
export function LeadFormScreen({ actor, ...words }: Words & { actor: ActorRefFrom<typeof leadFormMachine> }) {
  const [{ status, values, errors, stateOptions, alert }, { changeField, submit }] = useFlow(
    actor,
    leadFormView,
    (send) => leadFormVerbs(send, () => crypto.randomUUID()),
  );
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
