import { OfflinePage } from '@pgm/ui/shell/offline-page';
import { privateMeta } from '#app/kit/private-meta.ts';

export const meta = privateMeta('This page needs a connection');

/** The page that the service worker caches in each language and shows instead of pages that have no copy. */
export default OfflinePage;
