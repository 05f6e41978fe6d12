import { type Result, ok } from '@pgm/api/contract';
import { type Page, type PageQuery, createPagedList, pagedListVerbs, searchBoxView } from '@pgm/machines/kit';
import type { ParentChoice } from '@pgm/machines/staff/parent-change';
import { Combobox } from '@pgm/ui/forms/combobox';
import { partyWords } from '@pgm/ui/staff/parent-change';
import { useActorRef } from '@xstate/react';
import { type ActorRefFrom, fromPromise } from 'xstate';
import { useFlow } from '#app/kit/use-flow.ts';
import { staffClient } from '../kit/staff-client.ts';

/** How many associates are offered at a time. */
const OFFERED = 10;

/** The search for associates by name, code or number, with the site's implementation. */
export const siteAssociateChoicesMachine = createPagedList<ParentChoice>({
  id: 'associate-choices',
  toKey: ({ id }) => id,
}).provide({
  actors: {
    fetchPage: fromPromise<Result<Page<ParentChoice>>, PageQuery<undefined>>(
      async ({ input: { search }, signal }) => {
        const query = { page: 1, limit: OFFERED, ...(search && { search }) };
        const result = await staffClient().associates.list(query, signal);
        if (!result.ok) return result;
        const items = result.value.data.map((one) => ({ id: one.id, name: partyWords(one, '') }));
        return ok({ items, pageCount: 1 });
      },
    ),
  },
});

interface AssociatePickerProps {
  /** In English. */
  readonly label: string;
  readonly error?: string | undefined;
  readonly optional?: boolean;
  readonly onPick: (associate: ParentChoice) => void;
}

/** The box in which staff find an associate and pick it; it is empty again then. */
export function AssociatePicker(props: AssociatePickerProps) {
  return <AssociatePickerScreen {...props} actor={useActorRef(siteAssociateChoicesMachine)} />;
}

/** The box for any state of its actor. */
export function AssociatePickerScreen({
  actor,
  onPick,
  ...field
}: AssociatePickerProps & { readonly actor: ActorRefFrom<typeof siteAssociateChoicesMachine> }) {
  const [{ status, items, search }, verbs] = useFlow(actor, searchBoxView, pagedListVerbs);
  return (
    <Combobox
      {...field}
      hint="Type the beginning of a name, a referral code or a mobile number"
      value={null}
      text={search}
      options={items.map(({ id, name }) => ({ value: id, label: name }))}
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
