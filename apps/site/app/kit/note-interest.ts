import { noteInterest as send } from '@pgm/api/client/note-interest';
import type { Interest } from '@pgm/api/contract';

/**
 * Counts what a visitor does, without the visitor, if there is a network. Import it when it is needed: no part of a page waits
 * for it.
 */
export async function noteInterest(interest: Interest): Promise<void> {
  if (navigator.onLine) await send(interest, await productService());
}

/** The address of the service, where it is at another origin than the site; else empty. */
async function productService(): Promise<string> {
  if (document.documentElement.dataset['services'] === undefined) return '';
  const { serviceAddresses } = await import('./service-addresses.ts');
  return serviceAddresses().product ?? '';
}
