import { type Result, ok } from '@pgm/api/contract';
import { type Page, type PageQuery, createPagedList, pagedListVerbs, pagedListView } from '@pgm/machines/kit';
import type { AccountChoice } from '@pgm/machines/staff/account-merge';
import { Combobox } from '@pgm/ui/forms/combobox';
import { useActorRef } from '@xstate/react';
import { type ActorRefFrom, fromPromise } from 'xstate';
import { useFlow } from '#app/kit/use-flow.ts';
import { staffClient } from '../kit/staff-client.ts';

/** How many members are offered at a time. */
const OFFERED = 10;

/** The search for members by name, username, code or contact, with the site's implementation. */
export const siteMemberChoicesMachine = createPagedList<AccountChoice>({
  id: 'member-choices',
  toKey: ({ id }) => id,
}).provide({
  actors: {
    fetchPage: fromPromise<Result<Page<AccountChoice>>, PageQuery<undefined>>(
      async ({ input: { search }, signal }) => {
        const query = { page: 1, limit: OFFERED, ...(search && { search }) };
        const result = await staffClient().members.list(query, signal);
        if (!result.ok) return result;
        const items = result.value.data.map(({ id, name, username }) => ({
          id,
          name: `${name} · @${username}`,
        }));
        return ok({ items, pageCount: 1 });
      },
    ),
  },
});

interface MemberPickerProps {
  /** In English. */
  readonly label: string;
  /** The account that is not offered. */
  readonly exceptId: string;
  readonly onPick: (account: AccountChoice) => void;
}

/** The box in which administrators find another member and pick them; it is empty again then. */
export function MemberPicker(props: MemberPickerProps) {
  return <MemberPickerScreen {...props} actor={useActorRef(siteMemberChoicesMachine)} />;
}

/** The box for any state of its actor. */
export function MemberPickerScreen({
  actor,
  label,
  exceptId,
  onPick,
}: MemberPickerProps & { readonly actor: ActorRefFrom<typeof siteMemberChoicesMachine> }) {
  const [{ status, items, search = '' }, verbs] = useFlow(actor, pagedListView, pagedListVerbs);
  return (
    <Combobox
      label={label}
      hint="Type the beginning of a name, a username, a mobile number or an email, or a whole referral code"
      value={null}
      text={search}
      options={items.filter(({ id }) => id !== exceptId).map(({ id, name }) => ({ value: id, label: name }))}
      status={status}
      onRetry={verbs.retry}
      onTextChange={verbs.search}
      onChange={(option) => {
        if (option === null) return;
        onPick({ id: option.value, name: option.label });
        verbs.search('');
      }}
    />
  );
}
