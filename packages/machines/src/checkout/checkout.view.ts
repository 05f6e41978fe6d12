import type { Address } from '@pgm/api/contract';
import type { SnapshotFrom } from 'xstate';
import { type CheckoutEvent, type checkoutMachine, chosenAddress } from './checkout.machine.ts';

/** The facts that the checkout shows. */
export function checkoutView(snapshot: SnapshotFrom<typeof checkoutMachine>) {
  const { addresses, quote, order, alert } = snapshot.context;
  return {
    step: stepOf(snapshot),
    alert: alert === undefined ? undefined : { text: alert },
    addresses,
    selectedAddressId: chosenAddress(snapshot.context)?.id,
    quote,
    order,
    isPlacing: snapshot.matches('placing'),
    canContinue: snapshot.can({ type: 'checkout.continue' }),
    canPlace: snapshot.can({ type: 'order.place' }),
  };
}

function stepOf(snapshot: SnapshotFrom<typeof checkoutMachine>) {
  if (snapshot.matches('address')) return 'address' as const;
  if (snapshot.matches('review') || snapshot.matches('placing')) return 'review' as const;
  if (snapshot.matches('placed')) return 'placed' as const;
  if (snapshot.matches('empty')) return 'empty' as const;
  return snapshot.matches('failed') ? ('failed' as const) : ('loading' as const);
}

/** What a person can do at the checkout, and what the form of an address tells it. */
export function checkoutVerbs(send: (event: CheckoutEvent) => void) {
  return {
    selectAddress: (id: string) => send({ type: 'address.select', id }),
    addressSaved: (address: Address) => send({ type: 'address.saved', address }),
    proceed: () => send({ type: 'checkout.continue' }),
    back: () => send({ type: 'checkout.back' }),
    place: () => send({ type: 'order.place' }),
    retry: () => send({ type: 'checkout.retry' }),
  };
}
