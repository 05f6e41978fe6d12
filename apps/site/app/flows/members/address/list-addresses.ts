import { browserClient } from '#app/kit/browser-client.ts';
import { readPin, savePin } from '#app/kit/device/saved-pin.ts';

/**
 * The addresses of the member. The device remembers the PIN code of the default one, where it knows none yet: pages of products
 * then say at once by when they deliver there.
 */
export async function listAddresses(signal: AbortSignal) {
  const listed = await (await browserClient()).addresses.list(signal);
  const home = listed.ok ? listed.value.find(({ isDefault }) => isDefault) : undefined;
  if (home && readPin() === undefined) savePin(home.postal_code);
  return listed;
}
