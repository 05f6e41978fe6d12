import { addressIn } from '../kit/page-address.ts';
import type { PreviewImage, Visit } from '../kit/page-facts.ts';
import { toCompany } from './organization.ts';
import { DEFAULT_IMAGE } from './preview-meta.ts';

interface ArticleFacts {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Day of publication, as ISO text. */
  readonly date: string;
  /** The language of the article; absent: that of the page. */
  readonly lang?: string | undefined;
  /** Its own image. Default: that of the site. */
  readonly preview?: PreviewImage;
}

/** An article of the blog or of the news in schema.org's vocabulary. */
export function articleThing(
  { origin, language }: Visit,
  { path, title, description, date, lang, preview = DEFAULT_IMAGE }: ArticleFacts,
) {
  return {
    '@type': path.startsWith('/Shop/news/') ? 'NewsArticle' : 'BlogPosting',
    headline: title,
    description,
    image: origin + preview.path,
    datePublished: inIndia(date),
    dateModified: inIndia(date),
    inLanguage: `${lang ?? language}-IN`,
    author: toCompany({ origin }),
    publisher: toCompany({ origin }),
    mainEntityOfPage: origin + addressIn(language, path),
  };
}

/** An article for link previews with Open Graph's names. */
export function articlePreview(date: string) {
  return { type: 'article', more: { 'article:published_time': inIndia(date) } } as const;
}

/** '2026-11-09' → the beginning of that day in the time of India. */
const inIndia = (day: string) => `${day}T00:00:00+05:30`;
