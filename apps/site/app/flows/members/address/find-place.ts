import type { Place } from '@pgm/machines/members/pin-code';
import * as z from 'zod/mini';

/** State → city → the last four digits of its PIN codes, with spaces between them. */
const PinCodes = z.record(z.string(), z.record(z.string(), z.string()));

/** The digits that all PIN codes of a file share; `.tools/generate/pin-codes.ts` writes the files. */
const PREFIX = 2;

/** Finds the place of a PIN code; undefined when it is unknown. Loads the file with the codes around it, of at most 4 KiB. */
export async function findPlace(pin: string, signal: AbortSignal): Promise<Place | undefined> {
  const response = await fetch(`/pin-codes/${pin.slice(0, PREFIX)}.json`, { signal });
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`The PIN codes could not be loaded: ${response.status}`);
  const states = PinCodes.parse(await response.json());
  for (const [state, cities] of Object.entries(states))
    for (const [city, codes] of Object.entries(cities))
      if (codes.split(' ').includes(pin.slice(PREFIX))) return { city, state };
  return undefined;
}
