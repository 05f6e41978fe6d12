import type { Article, TextPath } from '@pgm/api/contract';
import type { Words } from '@pgm/ui/company/article';
import { articleImage, articlePreviewImage } from '../article-image.ts';
import type { ContentPageData } from '../content-page.types.ts';
import { aboutCrumb, businessCrumb, crumbsTo } from '../crumbs.ts';
import { pageSections } from '../page-sections.ts';
import type { Content, Translate } from '../translate.ts';

/** What staff write of a page. */
export type PageText = Pick<
  Article,
  'title' | 'heading' | 'summary' | 'drawing' | 'media' | 'language' | 'body' | 'cardMedia'
>;

/** A page of the site with a text that staff write. */
export const textPage =
  (path: TextPath, page: PageText): Content<ContentPageData<Words>> =>
  (translate, company) => {
    const { title, heading = title, summary, language } = page;
    const area = areaCrumb(path, translate);
    return {
      path: `/${path}`,
      title,
      description: summary,
      crumbs: crumbsTo(translate, title, area?.href === `/${path}` ? undefined : area),
      heading,
      lead: summary,
      lang: language === translate('en', 'hi') ? undefined : language,
      image: articleImage(page, translate),
      ...articlePreviewImage(page),
      sections: pageSections(page)(translate, company),
    };
  };

/** The main page of the area of a page; undefined where it stands below the home page itself. */
function areaCrumb(path: TextPath, translate: Translate) {
  if (path.startsWith('about/')) return aboutCrumb(translate);
  return path.startsWith('business/') ? businessCrumb(translate) : undefined;
}
