import type { Article, TextPath } from '@pgm/api/contract';
import type { Words } from '@pgm/ui/company/article';
import { articleImage, articlePreviewImage, toCardImage } from '../article-image.ts';
import type { ContentPageData } from '../content-page.types.ts';
import { aboutCrumb, businessCrumb, crumbsTo } from '../crumbs.ts';
import { toFilledSections } from '../fact-words.mapper.ts';
import { type Content, translateIn } from '../translate.ts';

/** A page of the site with a text that staff write. */
export const textPage =
  (
    path: TextPath,
    page: Pick<
      Article,
      'title' | 'heading' | 'summary' | 'drawing' | 'media' | 'language' | 'body' | 'cardMedia'
    >,
  ): Content<ContentPageData<Words>> =>
  (translate, company) => {
    const { title, heading = title, summary, language, body } = page;
    const area = path.startsWith('about/') ? aboutCrumb(translate) : businessCrumb(translate);
    return {
      path: `/${path}`,
      title,
      description: summary,
      crumbs: crumbsTo(translate, title, area.href === `/${path}` ? undefined : area),
      heading,
      lead: summary,
      lang: language === translate('en', 'hi') ? undefined : language,
      image: articleImage(page, translate),
      ...articlePreviewImage(page),
      sections: toFilledSections(body, company, translateIn(language), toCardImage(page)),
    };
  };
