import type { GrievanceKey } from '@pgm/api/contract';
import {
  grievanceFormMachine,
  grievanceFormVerbs,
  grievanceFormView,
} from '@pgm/machines/company/grievance-form';
import { numberCopyMachine, numberCopyVerbs } from '@pgm/machines/company/number-copy';
import { placeholder, withPorts } from '@pgm/machines/kit';
import { GrievanceFiled, GrievanceForm } from '@pgm/ui/company/grievance';
import { useActorRef } from '@xstate/react';
import { type ReactNode, useEffect } from 'react';
import { type ActorRefFrom, fromPromise } from 'xstate';
import { requestAccount } from '#app/kit/account-code.ts';
import { browserClient } from '#app/kit/browser-client.ts';
import { useEmitted } from '#app/kit/use-emitted.ts';
import { useFlow } from '#app/kit/use-flow.ts';
import { useSession } from '../../auth/session/session.ts';
import { toasts } from '../../shell/toasts/toasts.ts';
import { ProvenThreadFlow } from './proven-thread.flow.tsx';
import { savedDraft } from './saved-draft.ts';
import { toValues } from './known-values.mapper.ts';

/** The grievance form machine with the site's implementations. */
export const siteGrievanceFormMachine = withPorts(grievanceFormMachine)({
  actors: {
    submitForm: fromPromise(async ({ input: { data, key }, signal }) =>
      (await browserClient()).grievances.file(data, key, signal),
    ),
    recallDraft: fromPromise(async () => savedDraft.recall()),
    // The form has no queue.
    queueForm: placeholder('queueForm'),
  },
  actions: { saveDraft: (_, { draft }) => savedDraft.save(draft), forgetDraft: savedDraft.forget },
});

/** The machine that copies the number of a grievance with the clipboard of the browser. */
const siteNumberCopyMachine = withPorts(numberCopyMachine)({
  actors: { copyNumber: fromPromise(({ input }) => navigator.clipboard.writeText(input)) },
});

/**
 * The grievance form, from the first keystroke to the grievance number; a logged-in user need not enter name and
 * contact.
 */
export default function GrievanceFormFlow() {
  const actor = useActorRef(siteGrievanceFormMachine);
  const copying = useActorRef(siteNumberCopyMachine);
  const { user } = useSession();
  useEmitted(copying, {
    'toast.show': (toast) => {
      // A guest's page has no toasts until they are requested.
      requestAccount();
      toasts.show(toast);
    },
  });
  useEffect(() => {
    if (!user) return;
    const { values } = grievanceFormView(actor.getSnapshot());
    const { changeField } = toVerbs(actor.send);
    for (const { field, value } of toValues(user)) if (values[field] === '') changeField(field, value);
  }, [actor, user]);
  return (
    <GrievanceFormScreen
      actor={actor}
      onCopy={numberCopyVerbs(copying.send).copy}
      renderThread={(proof) => <ProvenThreadFlow proof={proof} openLabel="Add photos or a message" />}
    />
  );
}

interface GrievanceFormScreenProps {
  readonly actor: ActorRefFrom<typeof grievanceFormMachine>;
  /** Copies the number of the grievance that was filed. */
  readonly onCopy?: (number: string) => void;
  /** The thread of the grievance that was filed. Default: none. */
  readonly renderThread?: (proof: GrievanceKey) => ReactNode;
}

/** The screen of the form for any state of its actor. */
export function GrievanceFormScreen({
  actor,
  onCopy = () => undefined,
  renderThread,
}: GrievanceFormScreenProps) {
  const [{ filed, ...facts }, { again, changeField, submit }] = useFlow(actor, grievanceFormView, toVerbs);
  return filed ? (
    <GrievanceFiled
      grievance={filed}
      statusHref={`/grievance/status?number=${filed.number}`}
      thread={renderThread?.({ number: filed.number, mobile: facts.values.mobile })}
      onCopy={() => onCopy(filed.number)}
      onAgain={again}
    />
  ) : (
    <GrievanceForm {...facts} onChange={changeField} onSubmit={submit} />
  );
}

function toVerbs(send: ActorRefFrom<typeof grievanceFormMachine>['send']) {
  return grievanceFormVerbs(send, () => crypto.randomUUID());
}
