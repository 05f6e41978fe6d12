import { type Result, ok } from '@pgm/api/contract';
import { type Page, type PageQuery, createPagedList, pagedListVerbs, searchBoxView } from '@pgm/machines/kit';
import { Combobox } from '@pgm/ui/forms/combobox';
import { useActorRef } from '@xstate/react';
import { type ActorRefFrom, fromPromise } from 'xstate';
import { useFlow } from '#app/kit/use-flow.ts';
import { staffClient } from '../kit/staff-client.ts';

/** A product that can be picked: its id and its name. */
interface ProductChoice {
  readonly value: string;
  readonly label: string;
}

/** How many products are offered at a time. */
const OFFERED = 10;

/** The search for products by name, with the site's implementation. */
export const siteProductChoicesMachine = createPagedList<ProductChoice>({
  id: 'product-choices',
  toKey: ({ value }) => value,
}).provide({
  actors: {
    fetchPage: fromPromise<Result<Page<ProductChoice>>, PageQuery<undefined>>(
      async ({ input: { search }, signal }) => {
        const query = { page: 1, limit: OFFERED, sort: 'name' as const, ...(search && { search }) };
        const result = await staffClient().products.listForStaff(query, signal);
        if (!result.ok) return result;
        const items = result.value.data.map(({ id, name }) => ({ value: id, label: name }));
        return ok({ items, pageCount: 1 });
      },
    ),
  },
});

interface ProductPickerProps {
  /** In English. */
  readonly label: string;
  readonly error?: string | undefined;
  readonly onPick: (id: string, name: string) => void;
}

/** The box in which staff find a product and pick it; it is empty again then. */
export function ProductPicker(props: ProductPickerProps) {
  return <ProductPickerScreen {...props} actor={useActorRef(siteProductChoicesMachine)} />;
}

/** The box for any state of its actor. */
export function ProductPickerScreen({
  actor,
  label,
  error,
  onPick,
}: ProductPickerProps & { readonly actor: ActorRefFrom<typeof siteProductChoicesMachine> }) {
  const [{ status, items, search }, verbs] = useFlow(actor, searchBoxView, pagedListVerbs);
  return (
    <Combobox
      label={label}
      hint="Type a part of the name"
      error={error}
      value={null}
      text={search}
      options={items}
      status={status}
      onRetry={verbs.retry}
      onTextChange={verbs.search}
      onChange={(option) => {
        if (option === null) return;
        onPick(option.value, option.label);
        verbs.search('');
      }}
    />
  );
}
