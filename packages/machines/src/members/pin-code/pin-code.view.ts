import type { SnapshotFrom } from 'xstate';
import type { PinCodeEvent, PlaceFields, pinCodeMachine } from './pin-code.machine.ts';

export { type FillField, type FormReady, type Place, pinCodeMachine } from './pin-code.machine.ts';

/** What the form shows of the PIN code. */
export function pinCodeView(snapshot: SnapshotFrom<typeof pinCodeMachine>) {
  return {
    /** Its place, that it is unknown, or undefined for nothing. */
    place: toShownPlace(snapshot),
    /** The form is sent when the lookup is over. */
    isAwaited: snapshot.context.isAwaited,
  };
}

function toShownPlace(snapshot: SnapshotFrom<typeof pinCodeMachine>) {
  if (snapshot.matches('found')) return snapshot.context.place;
  return snapshot.matches('unknown') ? ('unknown' as const) : undefined;
}

/** What the form reports to the lookup. */
export function pinCodeVerbs(send: (event: PinCodeEvent) => void) {
  return {
    formOpened: ({ postal_code, city, state }: PlaceFields) =>
      send({ type: 'form.open', fields: { postal_code, city, state } }),
    addressChanged: ({ postal_code, city, state }: PlaceFields) =>
      send({ type: 'address.change', fields: { postal_code, city, state } }),
    submit: () => send({ type: 'form.submit' }),
  };
}
