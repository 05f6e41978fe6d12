import { noteInterest } from './note-interest.ts';

/** Counts the site that this visit came from, once: a reload and a way back came from nowhere new. */
export async function noteSource(): Promise<void> {
  const [entry] = performance.getEntriesByType('navigation');
  if (!(entry instanceof PerformanceNavigationTiming) || entry.type !== 'navigate') return;
  const { hostname } = new URL(document.referrer);
  if (hostname !== '') await noteInterest({ kind: 'source', host: hostname });
}
