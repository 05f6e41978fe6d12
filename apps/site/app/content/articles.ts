import { type Article, type ArticleKind, type ArticleTeaser, articlePath } from '@pgm/api/contract';
import type { Words } from '@pgm/ui/company/article';
import type { ArticleTeaser as TeaserCard } from '@pgm/ui/company/article-list';
import { articleDrawing } from './article-drawings.ts';
import { articleImage, articlePreviewImage, toCardImage } from './article-image.ts';
import { toArticleSections } from './article-sections.mapper.ts';
import type { ContentPageData } from './content-page.types.ts';
import { crumbsTo } from './crumbs.ts';
import type { PreviewImage } from '#app/kit/page-facts.ts';
import type { Content, Translate } from './translate.ts';

/** The page that lists the articles of a kind, without them. */
export const articleListPage =
  (kind: ArticleKind): Content<ContentPageData> =>
  (translate) => ({ ...listOpening(kind, translate), sections: [] });

/** An article as lists show it. */
export const articleCard =
  (article: ArticleTeaser): Content<TeaserCard> =>
  (translate) => ({
    href: articlePath(article),
    title: article.title,
    text: article.summary,
    date: article.publishedOn,
    image: articleImage(article, translate),
    lang: toOtherLanguage(article, translate),
  });

/** The page of an article. Its `date` is the day of publication. */
export const articlePage =
  (kind: ArticleKind, article: Omit<Article, 'kind'>): Content<ArticlePage> =>
  (translate) => {
    const { slug, title, summary, publishedOn, isSample, body } = article;
    const list = listOpening(kind, translate);
    return {
      path: articlePath({ kind, slug }),
      title,
      description: summary,
      crumbs: crumbsTo(translate, title, { label: list.title, href: list.path }),
      heading: title,
      lead: summary,
      image: articleImage(article, translate),
      ...articlePreviewImage(article),
      sections: toArticleSections(body, toCardImage(article, translate)),
      date: publishedOn,
      lang: toOtherLanguage(article, translate),
      ...(isSample && { sampleNote: translate('Sample article', 'नमूना लेख') }),
    };
  };

interface ArticlePage extends ContentPageData<Words> {
  readonly date: string;
  /** The image in link previews. Default: that of the site. */
  readonly preview?: PreviewImage;
  /** What the page of a sample says of it. */
  readonly sampleNote?: string;
}

/** The language of an article that the reader does not read. */
function toOtherLanguage({ language }: Pick<ArticleTeaser, 'language'>, translate: Translate) {
  return language === translate('en', 'hi') ? undefined : language;
}

function listOpening(kind: ArticleKind, translate: Translate): Omit<ContentPageData, 'sections'> {
  return kind === 'blog'
    ? {
        path: '/Shop/blog',
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
        image: articleDrawing('blog', translate),
      }
    : {
        path: '/Shop/news',
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
        image: articleDrawing('news', translate),
      };
}
