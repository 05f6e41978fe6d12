import * as z from 'zod/mini';
import { forgetSeenTimes, readSeenTimes } from '#app/kit/device/seen-times.ts';

/** How many products are stored: those that are shown, and the one whose page shows them. */
const MAX_SEEN = 9;

/** How long a product is stored after it was seen, in ms: 30 days. */
const SEEN_MS = 30 * 86_400_000;

const Seen = z.tuple([z.uuid(), z.int()]);

/** The ids of the products that were seen in this browser, the last one first. What is older or invalid is deleted. */
export async function readSeen(): Promise<readonly string[]> {
  const stored = await readSeenTimes();
  const ids = stored
    .flatMap((entry) => {
      const { data } = Seen.safeParse(entry);
      return data && Date.now() < data[1] + SEEN_MS ? [data] : [];
    })
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, MAX_SEEN)
    .map(([id]) => id);
  await forgetSeenTimes(
    stored.map(([key]) => key).filter((key) => typeof key !== 'string' || !ids.includes(key)),
  );
  return ids;
}
