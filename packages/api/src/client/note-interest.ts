import type { Interest } from '../contract/index.ts';

/**
 * Counts what a visitor does, without the visitor. It needs neither wretch nor the contract, which most visits never load, and
 * goes on when the page is left. When it fails, it is not counted: the visitor can do nothing about it.
 * @param service the origin of the service of products; empty for the one of the page
 */
export async function noteInterest(interest: Interest, service: string): Promise<void> {
  try {
    const response = await fetch(`${service}/api/interest`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(interest),
      credentials: 'omit',
      keepalive: true,
    });
    // The request of a response that is not read stays open.
    await response.text();
  } catch {
    // Not counted.
  }
}
