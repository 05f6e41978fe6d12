import type { MediaUsage } from '@pgm/api/contract';
import type { SnapshotFrom } from 'xstate';
import { createLoader, loaderVerbs, loaderView } from '../../kit/index.ts';

/** How much of the media library is full; it is loaded again when an image was added or deleted. Provide `fetchData`. */
export const mediaUsageMachine = createLoader<MediaUsage>({ id: 'media-usage' });

/** The facts that the page shows: how much, or why that is not known; neither while it loads for the first time. */
export function mediaUsageView(snapshot: SnapshotFrom<typeof mediaUsageMachine>) {
  const { data, error } = loaderView(snapshot);
  return { usage: data, error };
}

/** What staff can do. */
export const mediaUsageVerbs = loaderVerbs<MediaUsage>;
