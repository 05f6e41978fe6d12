import { pageHref } from './page-number.ts';

/** The page with all brands. */
export const BRANDS_HREF = '/brands';

/** The address of a brand's page. @param page of its products, from 1 */
export function brandHref(slug: string, page = 1): string {
  return pageHref(`${BRANDS_HREF}/${slug}`, page);
}
