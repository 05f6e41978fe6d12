import { readFileSync } from 'node:fs';
import devanagari from '@pgm/ui/devanagari.css?url';
import stylesheet from '../app/app.css?url';

/** The style sheets of every page: their addresses, as pages link them, with the text of each. */
export const PAGE_STYLES: ReadonlyMap<string, Buffer> = new Map(
  // In development Vite serves them, and nothing is built.
  import.meta.env.DEV ? [] : [stylesheet, devanagari].map((address) => [address, readBuilt(address)]),
);

/** A file of the browser's build, which is beside the one of this module. */
function readBuilt(address: string): Buffer {
  return readFileSync(new URL(`../client${address}`, import.meta.url));
}

/**
 * Whether a browser itself opens a page. Then its styles may not be on the device, and one more request would delay the first
 * paint. The service worker of a later visit has saved them: it requests pages as programs do, which paint nothing, and gets
 * the shorter page.
 */
export function opensPage({ headers }: Pick<Request, 'headers'>): boolean {
  return headers.get(PURPOSE_HEADER) === 'document';
}

/** The request header by which {@link opensPage} decides, for `Vary`. */
export const PURPOSE_HEADER = 'Sec-Fetch-Dest';
