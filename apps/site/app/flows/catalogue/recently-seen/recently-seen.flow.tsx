import { type Product, type Result, ok } from '@pgm/api/contract';
import {
  recentlySeenMachine,
  recentlySeenVerbs,
  recentlySeenView,
} from '@pgm/machines/catalogue/recently-seen';
import { withPorts } from '@pgm/machines/kit';
import { RecentlySeen } from '@pgm/ui/catalogue/recently-seen';
import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { type ActorRefFrom, fromPromise } from 'xstate';
import { browserClient } from '#app/kit/browser-client.ts';
import { toCatalogueProduct } from '#app/kit/catalogue-product.mapper.ts';
import { useFlow } from '#app/kit/use-flow.ts';
import { useProductCards } from '#app/kit/use-product-cards.tsx';
import { forgetSeen } from '#app/kit/device/seen-times.ts';
import { readSeen } from './seen-products.ts';

/** The machine with the site's implementations. @param productId of the page, which does not show itself */
export function siteRecentlySeenMachine(productId: string) {
  return withPorts(recentlySeenMachine)({
    actors: {
      readSeen: fromPromise<readonly string[]>(async () =>
        (await readSeen()).filter((id) => id !== productId),
      ),
      fetchProducts: fromPromise<Result<readonly Product[]>, readonly string[]>(async ({ input, signal }) => {
        const query = { page: 1, limit: input.length, ids: input.join(',') };
        const found = await (await browserClient()).products.list(query, signal);
        return found.ok ? ok(found.value.data) : found;
      }),
      clearSeen: fromPromise(forgetSeen),
    },
  });
}

/** The products that were seen before this one. */
export default function RecentlySeenFlow({ productId }: { productId: string }) {
  const [machine] = useState(() => siteRecentlySeenMachine(productId));
  return <RecentlySeenScreen actor={useActorRef(machine)} />;
}

/** The list for any state of its actor. */
export function RecentlySeenScreen({ actor }: { actor: ActorRefFrom<typeof recentlySeenMachine> }) {
  const [{ products }, { clear }] = useFlow(actor, recentlySeenView, recentlySeenVerbs);
  return products.length > 0 && <SeenProducts products={products} onClear={clear} />;
}

/** The heading of the list. The cards get their buttons when they are seen: a product's page has one 'Add to cart' above. */
const RECENTLY_SEEN = { id: 'recently-seen', margin: '0px' };

function SeenProducts({ products, onClear }: { products: readonly Product[]; onClear: () => void }) {
  const cards = useProductCards(products.map(toCatalogueProduct), RECENTLY_SEEN);
  return <RecentlySeen products={cards} onClear={onClear} />;
}
