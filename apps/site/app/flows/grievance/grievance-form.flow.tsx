import { grievanceFormMachine, grievanceFormVerbs, grievanceFormView } from '@pgm/machines/grievance-form';
import { GrievanceFiled, GrievanceForm } from '@pgm/ui/grievance';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { type ActorRefFrom, fromPromise } from 'xstate';
import { wantAccount } from '#app/shared/account-door.ts';
import { browserClient } from '#app/shared/browser-client.ts';
import { useSession } from '../session/session.ts';
import { toasts } from '../toasts/toasts.ts';
import { keptDraft } from './kept-draft.ts';
import { valuesOf } from './values-of.ts';

/** The form of a complaint as the site runs it. */
const machine = grievanceFormMachine.provide({
  actors: {
    fileGrievance: fromPromise(async ({ input: { form, key }, signal }) =>
      (await browserClient()).grievances.file(form, key, signal),
    ),
    copyNumber: fromPromise(({ input }) => navigator.clipboard.writeText(input)),
    recallDraft: fromPromise(async () => keptDraft.recall()),
  },
  actions: { keepDraft: (_, draft) => keptDraft.keep(draft), forgetDraft: keptDraft.forget },
});

/** A complaint, from the first keystroke to its number; who is logged in need not say who they are. */
export default function GrievanceFormFlow() {
  const actor = useActorRef(machine);
  const { user } = useSession();
  useEffect(() => {
    const { unsubscribe } = actor.on('toast.show', (toast) => {
      // A guest's page has no place for toasts until it is asked for.
      wantAccount();
      toasts.show(toast);
    });
    return unsubscribe;
  }, [actor]);
  useEffect(() => {
    if (!user) return;
    const { values } = grievanceFormView(actor.getSnapshot());
    const { changeField } = verbsOf(actor);
    for (const { field, value } of valuesOf(user)) if (values[field] === '') changeField(field, value);
  }, [actor, user]);
  return <GrievanceFormScreen actor={actor} />;
}

/** The form in whatever state its actor is. */
export function GrievanceFormScreen({ actor }: { actor: ActorRefFrom<typeof grievanceFormMachine> }) {
  const { filed, ...facts } = grievanceFormView(useSelector(actor, (snapshot) => snapshot));
  const { again, changeField, copyNumber, submit } = verbsOf(actor);
  return filed ? (
    <GrievanceFiled
      grievance={filed}
      statusHref={`/grievance/status?number=${filed.number}`}
      onCopy={copyNumber}
      onAgain={again}
    />
  ) : (
    <GrievanceForm {...facts} onChange={changeField} onSubmit={submit} />
  );
}

function verbsOf(actor: ActorRefFrom<typeof grievanceFormMachine>) {
  return grievanceFormVerbs(actor.send, () => crypto.randomUUID());
}
