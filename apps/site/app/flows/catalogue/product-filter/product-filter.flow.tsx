import type { ProductChoices } from '@pgm/api/contract';
import {
  productFilterMachine,
  productFilterVerbs,
  productFilterView,
} from '@pgm/machines/catalogue/product-filter';
import { withPorts } from '@pgm/machines/kit';
import { FilterSheet } from '@pgm/ui/catalogue/filter-sheet';
import { useActorRef } from '@xstate/react';
import { type ActorRefFrom, fromPromise } from 'xstate';
import { browserClient } from '#app/kit/browser-client.ts';
import { useFlow } from '#app/kit/use-flow.ts';
import { useEmitted } from '#app/kit/use-emitted.ts';
import { type FilteredList, countProducts, loadFilters } from './load-filters.ts';

/** The machine of the filters with the calls of the site, for one list. */
export function siteProductFilterMachine(list: FilteredList) {
  return withPorts(productFilterMachine)({
    actors: {
      loadFilters: fromPromise(async ({ input, signal }) =>
        loadFilters(await browserClient(), list, input, signal),
      ),
      countProducts: fromPromise(async ({ input, signal }) =>
        countProducts(await browserClient(), list, input, signal),
      ),
    },
  });
}

export interface ProductFilterFlowProps {
  readonly list: FilteredList;
  /** The filters of the page. */
  readonly choices: ProductChoices;
  /** Called to show the list with other filters. */
  readonly onApply: (choices: ProductChoices) => void;
  /** Called when the user is done: remove the flow from the page. */
  readonly onClose: () => void;
}

/** The sheet with the filters; it is open while it is mounted. */
export default function ProductFilterFlow({ list, choices, onApply, onClose }: ProductFilterFlowProps) {
  const actor = useActorRef(siteProductFilterMachine(list), { input: { choices } });
  useEmitted(actor, {
    'choices.applied': (event) => {
      onClose();
      onApply(event.choices);
    },
    'filters.closed': onClose,
  });
  return <ProductFilterScreen actor={actor} />;
}

/** The sheet for any state of its actor. */
export function ProductFilterScreen({
  actor,
}: {
  readonly actor: ActorRefFrom<typeof productFilterMachine>;
}) {
  const [facts, { change, clear, apply, retry, close }] = useFlow(
    actor,
    productFilterView,
    productFilterVerbs,
  );
  return (
    <FilterSheet
      {...facts}
      onChange={change}
      onClear={clear}
      onApply={apply}
      onRetry={retry}
      onClose={close}
    />
  );
}
