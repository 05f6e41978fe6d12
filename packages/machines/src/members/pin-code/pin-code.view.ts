import type { SnapshotFrom } from 'xstate';
import type { PinCodeEvent, PlaceFields, pinCodeMachine } from './pin-code.machine.ts';

export { type FillField, type Place, pinCodeMachine } from './pin-code.machine.ts';

/** What the form shows of the PIN code: its place, that it is unknown, or undefined for nothing. */
export function pinCodeView(snapshot: SnapshotFrom<typeof pinCodeMachine>) {
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
  };
}
