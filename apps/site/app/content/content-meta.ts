import type { PreviewImage, Visit } from '#app/kit/page-facts.ts';
import { pageMeta } from '#app/structured-data/page-meta.ts';
import { articlePreview } from '#app/structured-data/article.ts';
import type { ContentPageData } from './content-page.types.ts';

/** The facts of a content page that its meta tags need; an article has its day of publication, as ISO text. */
type Described = Pick<ContentPageData, 'title' | 'description' | 'path' | 'crumbs'> & {
  readonly date?: string;
  /** The image in link previews. Default: that of the site. */
  readonly preview?: PreviewImage;
  /** Which page of a list, from 1. Default: it is no list. */
  readonly page?: number;
  /** Whether search engines are asked to leave the page out. Default false. */
  readonly isUnlisted?: boolean;
};

/**
 * The meta tags of a content page for search engines and messaging apps; empty when there is no page.
 * @param things make the facts about the page in schema.org's vocabulary, besides a page with breadcrumbs
 */
export function contentMeta<Page extends Described>(
  page: Page | undefined,
  visit: Visit | undefined,
  things: readonly ((visit: Visit, page: Page) => object | undefined)[] = [],
) {
  if (!page) return [];
  const { title, description, path, crumbs, date, preview, isUnlisted, page: number } = page;
  return pageMeta(
    {
      title,
      description,
      path,
      crumbs,
      things: things.map((thing) => (of: Visit) => thing(of, page)),
      ...(number !== undefined && { page: number }),
      ...(isUnlisted !== undefined && { isUnlisted }),
      ...(preview && { image: preview }),
      ...(date !== undefined && articlePreview(date)),
    },
    visit,
  );
}
