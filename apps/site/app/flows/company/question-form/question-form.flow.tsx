import {
  questionFormMachine,
  questionFormVerbs,
  questionFormView,
} from '@pgm/machines/company/question-form';
import { withPorts } from '@pgm/machines/kit';
import { QuestionForm } from '@pgm/ui/company/question-form';
import { useActorRef } from '@xstate/react';
import { type ActorRefFrom, fromCallback, fromPromise } from 'xstate';
import { browserClient } from '#app/kit/browser-client.ts';
import { useFlow } from '#app/kit/use-flow.ts';
import { queueQuestion, watchQueuedLead } from '../lead-form/queued-lead.ts';
import { withSponsor } from '../lead-form/with-sponsor.ts';
import { savedDraft } from './saved-draft.ts';

/** The machine of a question with the site's implementations. */
export const siteQuestionFormMachine = withPorts(questionFormMachine)({
  actors: {
    submitForm: fromPromise(async ({ input: { data, key }, signal }) =>
      (await browserClient()).leads.ask(await withSponsor(data), key, signal),
    ),
    queueForm: fromPromise(async ({ input: { data, key } }) => queueQuestion(await withSponsor(data), key)),
    watchQueuedForm: fromCallback(({ input: { key }, sendBack }) => watchQueuedLead(key, sendBack)),
    recallDraft: fromPromise(async () => savedDraft.recall()),
  },
  actions: { saveDraft: (_, { draft }) => savedDraft.save(draft), forgetDraft: savedDraft.forget },
});

/** The question of the contact page, from the first keystroke to the stored question. */
export default function QuestionFormFlow() {
  return <QuestionFormScreen actor={useActorRef(siteQuestionFormMachine)} />;
}

/** The screen of the form for any state of its actor. */
export function QuestionFormScreen({ actor }: { actor: ActorRefFrom<typeof questionFormMachine> }) {
  const [{ status, values, errors, alert }, { changeField, submit }] = useFlow(
    actor,
    questionFormView,
    (send) => questionFormVerbs(send, () => crypto.randomUUID()),
  );
  return (
    <QuestionForm
      values={values}
      errors={errors}
      status={status}
      alert={alert}
      onChange={changeField}
      onSubmit={submit}
    />
  );
}
