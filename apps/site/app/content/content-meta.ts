import type { Visit } from '#app/shared/page-facts.ts';
import { pageMeta } from '#app/shared/page-meta.ts';
import { articlePreview } from '#app/structured-data/article.ts';
import type { ContentPageData } from './content-page.types.ts';

/** What of a page to read is told; an article has the day of its publication, as ISO text. */
type Told = Pick<ContentPageData, 'title' | 'description' | 'path' | 'crumbs'> & { readonly date?: string };

/**
 * What search engines and messaging apps are told of a page to read; nothing where there is none.
 * @param things make what the page is in schema.org's vocabulary, beside a page with a way to it; false in a browser
 */
export function contentMeta<Page extends Told>(
  page: Page | undefined,
  visit: Visit | undefined,
  things: false | readonly ((visit: Visit, page: Page) => object | undefined)[] = false,
) {
  if (!page) return [];
  const { title, description, path, crumbs, date } = page;
  const ofPage = things && things.map((thing) => (of: Visit) => thing(of, page));
  const article = import.meta.env.SSR && date !== undefined && articlePreview(date);
  return pageMeta({ title, description, path, crumbs, things: ofPage, ...article }, visit);
}
