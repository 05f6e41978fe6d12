import { type checkoutMachine, checkoutView } from '@pgm/machines/checkout';
import { useLanguage } from '@pgm/ui/language';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { PageTitle } from '../page-title/page-title.tsx';

/** In the words that the page has for them; before there is a step, the route's title does. */
const words = {
  loading: undefined,
  empty: undefined,
  failed: undefined,
  address: 'Address',
  delivery: 'Delivery',
  payment: 'Payment',
  review: 'Review',
  pay: 'Pay for your order',
  lapsed: 'The time to pay is over',
  placed: 'Order placed',
} as const;

/** Says in the document's title which step of the checkout is shown: the page's heading is the same for all. */
export function StepTitle({ actor }: { readonly actor: ActorRefFrom<typeof checkoutMachine> }) {
  const { t } = useLanguage();
  const step = words[useSelector(actor, (snapshot) => checkoutView(snapshot).step)];
  return step && <PageTitle words={[t(step), t('Checkout')]} />;
}
