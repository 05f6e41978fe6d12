import {
  accountDetailsMachine,
  accountDetailsVerbs,
  accountDetailsView,
} from '@pgm/machines/members/account-details';
import { withPorts } from '@pgm/machines/kit';
import { AccountDetails } from '@pgm/ui/members/account-details';
import { useActorRef } from '@xstate/react';
import { type ActorRefFrom, fromPromise } from 'xstate';
import { browserClient } from '#app/kit/browser-client.ts';
import { useFlow } from '#app/kit/use-flow.ts';
import { useEmitted } from '#app/kit/use-emitted.ts';
import { session } from '../../auth/session/session.ts';
import { toasts } from '../../shell/toasts/toasts.ts';

/** The machine of the account details with the site's implementations. */
export const siteAccountDetailsMachine = withPorts(accountDetailsMachine)({
  actors: {
    saveRecord: fromPromise(async ({ input: { record, data }, signal }) =>
      (await browserClient()).profile.setDetails(record?.id ?? '', data, signal),
    ),
  },
});

/** The details dialog of a page; it merges what it saves into the session. */
export function useAccountDetails() {
  const actor = useActorRef(siteAccountDetailsMachine);
  useEmitted(actor, {
    'record.saved': ({ record }) => {
      session.changeUser(record);
      toasts.show({ kind: 'success', message: 'Profile updated successfully!' });
    },
  });
  return { actor, ...accountDetailsVerbs(actor.send) };
}

/** The screen of the dialog for any state of its actor. */
export function AccountDetailsScreen({ actor }: { actor: ActorRefFrom<typeof accountDetailsMachine> }) {
  const [facts, { changeField, submit, close }] = useFlow(actor, accountDetailsView, accountDetailsVerbs);
  return (
    <AccountDetails
      {...facts}
      lastBirthDate={lastBirthDate()}
      onChange={changeField}
      onSubmit={submit}
      onClose={close}
    />
  );
}

/** The last day on which an adult of today was born; the server checks it again. */
function lastBirthDate(): string {
  const day = new Date();
  day.setFullYear(day.getFullYear() - MIN_AGE);
  return day.toISOString().slice(0, 'YYYY-MM-DD'.length);
}

/** The minimum age of a member, in years. */
const MIN_AGE = 18;
