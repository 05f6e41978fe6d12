import type { SnapshotFrom } from 'xstate';
import type { PinDeliveryEvent, pinDeliveryMachine } from './pin-delivery.machine.ts';

export { type FoundDelivery, pinDeliveryMachine } from './pin-delivery.machine.ts';

const DAY_MS = 86_400_000;

/** What is shown of a PIN code and of the delivery there. */
export function pinDeliveryView(snapshot: SnapshotFrom<typeof pinDeliveryMachine>) {
  const { pin, found, alert } = snapshot.context;
  return {
    pin,
    isFinding: snapshot.matches('finding'),
    /** Undefined while it is not known. */
    delivery: found && {
      isServed: found.delivery.isServed,
      /** The last day of standard delivery for an order of now, in ms since 1970. */
      arrivesBy: found.now + found.delivery.days.STANDARD * DAY_MS,
    },
    alert,
    canRetry: snapshot.can({ type: 'pin.retry' }),
  };
}

/** What a user can do with the PIN code. */
export function pinDeliveryVerbs(send: (event: PinDeliveryEvent) => void) {
  return {
    changePin: (pin: string) => send({ type: 'pin.change', pin }),
    retry: () => send({ type: 'pin.retry' }),
  };
}
