import type { Language } from '@pgm/ui/foundations/language';
import { addressIn } from '../kit/page-address.ts';
import { element, textElement, xmlDocument } from './xml.ts';

/** The facts about a feed. */
interface Channel {
  readonly title: string;
  readonly description: string;
  /** The page that lists the same articles, such as `/Shop/news`. */
  readonly path: string;
  /** The feed's own address, such as `/Shop/news.xml`. */
  readonly feedPath: string;
  readonly language: Language;
  readonly origin: string;
  /** The articles, newest first. */
  readonly items: readonly FeedItem[];
}

/** An article in a feed. */
interface FeedItem {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Day of publication, as ISO text. */
  readonly date: string;
  /** The path of its image, a JPEG. Default: none. */
  readonly image?: string | undefined;
}

/** A feed as RSS 2.0. */
export function rssFeed({ title, description, path, feedPath, language, origin, items }: Channel): string {
  const whole = (of: string) => origin + addressIn(language, of);
  const [newest] = items;
  return xmlDocument(
    element(
      'rss',
      {
        version: '2.0',
        'xmlns:atom': 'http://www.w3.org/2005/Atom',
        'xmlns:media': 'http://search.yahoo.com/mrss/',
      },
      element(
        'channel',
        {},
        textElement('title', title),
        textElement('link', whole(path)),
        textElement('description', description),
        textElement('language', `${language}-in`),
        ...(newest ? [textElement('lastBuildDate', pubDate(newest.date))] : []),
        element('atom:link', { rel: 'self', type: 'application/rss+xml', href: whole(feedPath) }),
        ...items.map((item) =>
          element(
            'item',
            {},
            textElement('title', item.title),
            textElement('link', whole(item.path)),
            element('guid', { isPermaLink: 'true' }, whole(item.path)),
            textElement('pubDate', pubDate(item.date)),
            textElement('description', item.description),
            ...(item.image
              ? [element('media:content', { url: origin + item.image, medium: 'image', type: 'image/jpeg' })]
              : []),
          ),
        ),
      ),
    ),
  );
}

/** The beginning of a day in India in the form of RFC 822: 'Mon, 09 Nov 2026 00:00:00 +0530'. */
function pubDate(day: string): string {
  return new Date(`${day}T00:00:00Z`).toUTCString().replace('GMT', '+0530');
}
