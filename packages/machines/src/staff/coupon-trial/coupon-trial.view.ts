import type { SnapshotFrom } from 'xstate';
import type { CouponTrialEvent, couponTrialMachine } from './coupon-trial.machine.ts';

export { couponTrialMachine } from './coupon-trial.machine.ts';

/** The facts that the screen shows. */
export function couponTrialView(snapshot: SnapshotFrom<typeof couponTrialMachine>) {
  return {
    ...snapshot.context,
    isQuoting: snapshot.matches('quoting'),
    canTry: snapshot.can({ type: 'trial.start' }),
  };
}

/** What a user can do. */
export function couponTrialVerbs(send: (event: CouponTrialEvent) => void) {
  return {
    add: (productId: string, name: string) => send({ type: 'product.add', productId, name }),
    remove: (productId: string) => send({ type: 'product.remove', productId }),
    changeQuantity: (productId: string, quantity: number | null) =>
      send({ type: 'quantity.change', productId, quantity }),
    changeHasOrdered: (hasOrdered: boolean) => send({ type: 'hasOrdered.change', hasOrdered }),
    start: () => send({ type: 'trial.start' }),
  };
}
