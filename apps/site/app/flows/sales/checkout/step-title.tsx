import { type checkoutMachine, checkoutView } from '@pgm/machines/sales/checkout';
import { useLanguage } from '@pgm/ui/foundations/language';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { PageTitle } from '../../shell/page-title/page-title.tsx';

/** The titles that the page itself uses; before the first step the title of the route is shown. */
const words = {
  loading: undefined,
  empty: undefined,
  failed: undefined,
  address: 'Address',
  delivery: 'Delivery',
  payment: 'Payment',
  review: 'Review',
  pay: 'Pay for your order',
  expired: 'The payment time has expired',
  placed: 'Order placed',
} as const;

/** Puts the current step of the checkout into the document's title: the heading is the same for all steps. */
export function StepTitle({ actor }: { readonly actor: ActorRefFrom<typeof checkoutMachine> }) {
  const { t } = useLanguage();
  const step = words[useSelector(actor, (snapshot) => checkoutView(snapshot).step)];
  return step && <PageTitle words={[t(step), t('Checkout')]} />;
}
