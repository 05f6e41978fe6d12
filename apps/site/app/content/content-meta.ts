import { pageMeta } from '#app/shared/page-meta.ts';
import type { ContentPageData } from './content-page.types.ts';

/** What search engines and messaging apps are told of a page to read; nothing where there is none. */
export function contentMeta(
  page: Pick<ContentPageData, 'title' | 'description' | 'path'> | undefined,
  origin: string | undefined,
) {
  return page ? pageMeta({ ...page, origin: origin ?? '' }) : [];
}
