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
import { type ProductOffer, useProductCards } from '#app/kit/use-product-cards.tsx';
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

interface RecentlySeenFlowProps {
  /** Of the page. */
  readonly productId: string;
  /** The buttons of a card. */
  readonly Offer: ProductOffer;
}

/** The products that were seen before this one. */
export default function RecentlySeenFlow({ productId, Offer }: RecentlySeenFlowProps) {
  const [machine] = useState(() => siteRecentlySeenMachine(productId));
  return <RecentlySeenScreen actor={useActorRef(machine)} Offer={Offer} />;
}

interface RecentlySeenScreenProps {
  readonly actor: ActorRefFrom<typeof recentlySeenMachine>;
  /** The buttons of a card. */
  readonly Offer: ProductOffer;
}

/** The list for any state of its actor. */
export function RecentlySeenScreen({ actor, Offer }: RecentlySeenScreenProps) {
  const [{ products }, { clear }] = useFlow(actor, recentlySeenView, recentlySeenVerbs);
  return products.length > 0 && <SeenProducts products={products} Offer={Offer} onClear={clear} />;
}

/** The heading of the list. The cards get their buttons when they are seen: a product's page has one 'Add to cart' above. */
const RECENTLY_SEEN = { id: 'recently-seen', margin: '0px' };

interface SeenProductsProps {
  readonly products: readonly Product[];
  readonly Offer: ProductOffer;
  readonly onClear: () => void;
}

function SeenProducts({ products, Offer, onClear }: SeenProductsProps) {
  const cards = useProductCards(products.map(toCatalogueProduct), Offer, RECENTLY_SEEN);
  return <RecentlySeen products={cards} onClear={onClear} />;
}
