import type { ArticleTeaser } from '@pgm/ui/article-list';
import type { ArticleContent } from './article.types.ts';
import { blogArticles } from './blog/index.ts';
import type { ContentPageData } from './content-page.types.ts';
import { crumbsTo } from './crumbs.ts';
import { newsItems } from './news/index.ts';
import { drawing } from './picture.ts';
import type { Content, Say } from './say.ts';

/** Where articles stand. */
type ArticleArea = 'blog' | 'news';

/** The area that an address pattern of the site belongs to. */
export const areaOf = (pattern: string): ArticleArea => (pattern.includes('/blog') ? 'blog' : 'news');

const ARTICLES: Record<ArticleArea, readonly Content<ArticleContent>[]> = {
  blog: blogArticles,
  news: newsItems,
};

/** The page that lists the articles of an area. */
export const articleList =
  (area: ArticleArea): Content<ContentPageData & { articles: ArticleTeaser[] }> =>
  (say) => ({
    ...listOpening(area, say),
    sections: [],
    articles: ARTICLES[area].map((content) => {
      const { slug, title, lead, date, picture } = content(say);
      return { href: `${pathOf(area)}/${slug}`, title, text: lead, date, picture };
    }),
  });

/** The page of one article; undefined where there is none of this name. Its `date` is when it was published. */
export const articlePage =
  (area: ArticleArea, slug: string): Content<(ContentPageData & { date: string }) | undefined> =>
  (say) => {
    const article = ARTICLES[area]
      .map((content) => content(say))
      .find((one) => one.slug === slug.toLowerCase());
    if (!article) return undefined;
    const { title, lead, picture, sections, date } = article;
    const list = listOpening(area, say);
    return {
      path: `${list.path}/${article.slug}`,
      title,
      description: lead,
      crumbs: crumbsTo(say, title, { label: list.title, href: list.path }),
      heading: title,
      lead,
      picture,
      sections,
      date,
    };
  };

const pathOf = (area: ArticleArea) => `/Shop/${area}`;

function listOpening(area: ArticleArea, say: Say): Omit<ContentPageData, 'sections'> {
  return area === 'blog'
    ? {
        path: pathOf('blog'),
        title: say('Blog', 'ब्लॉग'),
        description: say(
          'Labels, storage, herbs with medicines, honest words: short articles for customers and associates.',
          'लेबल, रख-रखाव, दवा के साथ जड़ी-बूटी, ईमानदार बात: ग्राहकों और एसोसिएट के लिए छोटे लेख।',
        ),
        crumbs: crumbsTo(say, say('Blog', 'ब्लॉग')),
        heading: say('Read before you buy', 'खरीदने से पहले पढ़ें'),
        lead: say(
          'Short articles on labels, herbs and honest selling. Each takes two minutes.',
          'लेबल, जड़ी-बूटियों और ईमानदार बिक्री पर छोटे लेख। हर एक दो मिनट का।',
        ),
        picture: drawing(
          'openings',
          'blog',
          say('Drawing: an open book, tulsi growing from it', 'चित्र: खुली किताब, जिससे तुलसी उगती है'),
        ),
      }
    : {
        path: pathOf('news'),
        title: say('News', 'समाचार'),
        description: say(
          'What is new in the shop, in deliveries, in returns and in the member area, the latest first.',
          'दुकान, डिलीवरी, वापसी और सदस्य क्षेत्र में नया क्या है, सबसे ताज़ा सबसे पहले।',
        ),
        crumbs: crumbsTo(say, say('News', 'समाचार')),
        heading: say('News', 'समाचार'),
        lead: say(
          'What has changed in the shop, in deliveries and in the member area.',
          'दुकान, डिलीवरी और सदस्य क्षेत्र में क्या बदला है।',
        ),
        picture: drawing('openings', 'news', say('Drawing: a folded newspaper', 'चित्र: मुड़ा हुआ अखबार')),
      };
}
