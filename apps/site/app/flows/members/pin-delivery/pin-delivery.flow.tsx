import { withPorts } from '@pgm/machines/kit';
import { pinDeliveryMachine, pinDeliveryVerbs, pinDeliveryView } from '@pgm/machines/members/pin-delivery';
import { PinDelivery } from '@pgm/ui/members/pin-delivery';
import { useActorRef } from '@xstate/react';
import { type ActorRefFrom, fromPromise } from 'xstate';
import { browserClient } from '#app/kit/browser-client.ts';
import { useEmitted } from '#app/kit/use-emitted.ts';
import { useFlow } from '#app/kit/use-flow.ts';
import { readPin, savePin } from '#app/kit/device/saved-pin.ts';

/** The lookup of a PIN code with the site's calls. */
export const sitePinDeliveryMachine = withPorts(pinDeliveryMachine)({
  actors: {
    findDelivery: fromPromise(async ({ input, signal }) => {
      const found = await (await browserClient()).delivery.to(input, signal);
      return found.ok ? { ok: true, value: { delivery: found.value, now: Date.now() } } : found;
    }),
  },
});

/** The delivery to a PIN code on the page of a product; it begins with the PIN code that this device remembers. */
export default function PinDeliveryFlow() {
  const actor = useActorRef(sitePinDeliveryMachine, { input: { pin: readPin() } });
  useEmitted(actor, { 'pin.known': ({ pin }) => savePin(pin) });
  return <PinDeliveryScreen actor={actor} />;
}

/** The screen of the lookup for any state of its actor. */
export function PinDeliveryScreen({ actor }: { readonly actor: ActorRefFrom<typeof pinDeliveryMachine> }) {
  const [{ isFinding: _, ...facts }, { changePin, retry }] = useFlow(
    actor,
    pinDeliveryView,
    pinDeliveryVerbs,
  );
  return <PinDelivery {...facts} onChange={changePin} onRetry={retry} />;
}
