import { OfflinePage } from '@pgm/ui/offline-page';
import { privateMeta } from '#app/shared/private-meta.ts';

export const meta = privateMeta('This page needs a connection');

/** What the service worker puts away, in each language, to show in place of pages that were never seen. */
export default OfflinePage;
