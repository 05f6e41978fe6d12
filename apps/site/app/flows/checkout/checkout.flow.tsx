import { DELIVERY } from '@pgm/api/contract';
import { type checkoutMachine, checkoutVerbs, checkoutView } from '@pgm/machines/checkout';
import { Button } from '@pgm/ui/button';
import { Checkout } from '@pgm/ui/checkout';
import { useLanguage } from '@pgm/ui/language';
import { useActorRef, useSelector } from '@xstate/react';
import { type ReactNode, useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import { pictureOf, productHref } from '#app/shared/shelf-product.ts';
import { AddressFormScreen } from '../address/address-form.flow.tsx';
import { useAddressForm } from '../address/use-address-form.ts';
import { cart } from '../cart/cart.ts';
import { checkoutMemory } from './checkout-memory.ts';
import { siteCheckoutMachine } from './checkout.ts';

/** From a member's cart to a placed order. */
export function CheckoutFlow() {
  const { t } = useLanguage();
  const actor = useActorRef(siteCheckoutMachine);
  const form = useAddressForm((address) => checkoutVerbs(actor.send).addressSaved(address));
  useEffect(
    () =>
      actor.on('checkout.stepped', ({ step, addressId }) => {
        if (step === 'placed') {
          checkoutMemory.forget();
          cart.ordered();
        } else checkoutMemory.keep({ addressId, isReviewing: step === 'review' });
      }).unsubscribe,
    [actor],
  );
  return (
    <>
      <CheckoutScreen
        actor={actor}
        addAddress={
          <Button variant="secondary" onClick={form.add}>
            {t('Add New Address')}
          </Button>
        }
      />
      <AddressFormScreen actor={form.actor} />
    </>
  );
}

interface CheckoutScreenProps {
  readonly actor: ActorRefFrom<typeof checkoutMachine>;
  readonly addAddress?: ReactNode;
}

/** The checkout in whatever state its actor is. */
export function CheckoutScreen({ actor, addAddress }: CheckoutScreenProps) {
  const { quote, order, ...facts } = checkoutView(useSelector(actor, (snapshot) => snapshot));
  const verbs = checkoutVerbs(actor.send);
  return (
    <Checkout
      {...facts}
      addAddress={addAddress}
      addressesHref="/manage/addresses"
      cartHref="/manage/cart"
      shopHref="/products"
      quote={
        quote && {
          ...quote,
          freeDeliveryFrom: DELIVERY.STANDARD.freeFrom,
          lines: quote.lines.map((line) => ({
            productId: line.productId,
            name: line.productName,
            href: productHref({ id: line.productId }),
            image: pictureOf(line.productImage ?? undefined, ''),
            quantity: line.quantity,
            available: line.available,
            lineTotal: line.lineTotal,
            problem: line.problem,
          })),
        }
      }
      order={order && { number: order.number, total: order.total, href: `/manage/orders/${order.id}` }}
      onSelectAddress={verbs.selectAddress}
      onContinue={verbs.proceed}
      onBack={verbs.back}
      onPlace={verbs.place}
      onRetry={verbs.retry}
    />
  );
}
