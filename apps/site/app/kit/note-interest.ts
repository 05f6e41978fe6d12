import type { Interest } from '@pgm/api/contract';

/**
 * Counts what a visitor does, without the visitor. It needs no code of the client, which most visits never load, and goes on
 * when the page is left; when it fails, it is not counted.
 */
export async function noteInterest(interest: Interest): Promise<void> {
  if (!navigator.onLine) return;
  try {
    const response = await fetch(`${await productService()}/api/interest`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(interest),
      credentials: 'omit',
      keepalive: true,
    });
    // The request of a response that is not read stays open.
    await response.text();
  } catch {
    // The visitor can do nothing about it.
  }
}

/** The address of the service, where it is at another origin than the site. */
async function productService(): Promise<string> {
  if (document.documentElement.dataset['services'] === undefined) return '';
  const { serviceAddresses } = await import('./service-addresses.ts');
  return serviceAddresses().product ?? '';
}
