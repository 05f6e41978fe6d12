import type { ArticleTeaser } from '@pgm/ui/company/article-list';
import type { ArticleContent } from './article.types.ts';
import { blogArticles } from './blog/index.ts';
import type { ContentPageData } from './content-page.types.ts';
import { crumbsTo } from './crumbs.ts';
import { newsItems } from './news/index.ts';
import { contentImage } from './content-image.ts';
import type { Content, Translate } from './translate.ts';

/** The areas of the site that have articles. */
type ArticleArea = 'blog' | 'news';

/** The area that an address pattern of the site belongs to. */
export const toArea = (pattern: string): ArticleArea => (pattern.includes('/blog') ? 'blog' : 'news');

const ARTICLES: Record<ArticleArea, readonly Content<ArticleContent>[]> = {
  blog: blogArticles,
  news: newsItems,
};

/** The page that lists the articles of an area. */
export const articleList =
  (area: ArticleArea): Content<ContentPageData & { articles: ArticleTeaser[] }> =>
  (translate, company) => ({
    ...listOpening(area, translate),
    sections: [],
    articles: ARTICLES[area].map((content) => {
      const { slug, title, lead, date, image } = content(translate, company);
      return { href: `${toPath(area)}/${slug}`, title, text: lead, date, image };
    }),
  });

/**
 * The page of one article; undefined when the area has no article with this name. Its `date` is the day of
 * publication.
 */
export const articlePage =
  (area: ArticleArea, slug: string): Content<(ContentPageData & { date: string }) | undefined> =>
  (translate, company) => {
    const article = ARTICLES[area]
      .map((content) => content(translate, company))
      .find((one) => one.slug === slug.toLowerCase());
    if (!article) return undefined;
    const { title, lead, image, sections, date } = article;
    const list = listOpening(area, translate);
    return {
      path: `${list.path}/${article.slug}`,
      title,
      description: lead,
      crumbs: crumbsTo(translate, title, { label: list.title, href: list.path }),
      heading: title,
      lead,
      image,
      sections,
      date,
    };
  };

const toPath = (area: ArticleArea) => `/Shop/${area}`;

function listOpening(area: ArticleArea, translate: Translate): Omit<ContentPageData, 'sections'> {
  return area === 'blog'
    ? {
        path: toPath('blog'),
        title: translate('Blog', 'ब्लॉग'),
        description: translate(
          'Labels, storage, herbs with medicines, honest words: short articles for customers and associates.',
          'लेबल, रख-रखाव, दवा के साथ जड़ी-बूटी, ईमानदार बात: ग्राहकों और एसोसिएट के लिए छोटे लेख।',
        ),
        crumbs: crumbsTo(translate, translate('Blog', 'ब्लॉग')),
        heading: translate('Read before you buy', 'खरीदने से पहले पढ़ें'),
        lead: translate(
          'Short articles on labels, herbs and honest selling. Each takes two minutes.',
          'लेबल, जड़ी-बूटियों और ईमानदार बिक्री पर छोटे लेख। हर एक दो मिनट का।',
        ),
        image: contentImage(
          'openings',
          'blog',
          translate('Drawing: an open book, tulsi growing from it', 'चित्र: खुली किताब, जिससे तुलसी उगती है'),
        ),
      }
    : {
        path: toPath('news'),
        title: translate('News', 'समाचार'),
        description: translate(
          'What is new in the shop, in deliveries, in returns and in the member area, the latest first.',
          'दुकान, डिलीवरी, वापसी और सदस्य क्षेत्र में नया क्या है, सबसे ताज़ा सबसे पहले।',
        ),
        crumbs: crumbsTo(translate, translate('News', 'समाचार')),
        heading: translate('News', 'समाचार'),
        lead: translate(
          'What has changed in the shop, in deliveries and in the member area.',
          'दुकान, डिलीवरी और सदस्य क्षेत्र में क्या बदला है।',
        ),
        image: contentImage(
          'openings',
          'news',
          translate('Drawing: a folded newspaper', 'चित्र: मुड़ा हुआ अखबार'),
        ),
      };
}
