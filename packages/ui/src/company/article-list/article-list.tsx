import type { ComponentProps } from 'react';
import { useLanguage } from '../../foundations/language/language.tsx';
import { Link } from '../../primitives/link/link.tsx';
import { ResponsiveImage, type ImageFacts } from '../../primitives/responsive-image/responsive-image.tsx';

/** The facts of an article in a list, already in the reader's language. */
export interface ArticleTeaser {
  href: string;
  title: string;
  text: string;
  /** The day of publication, as ISO text. */
  date: string;
  image: ImageFacts;
  /** The language of texts that are not in the reader's. */
  lang?: string | undefined;
}

export type ArticleListProps = Omit<ComponentProps<'div'>, 'children'> & {
  articles: readonly ArticleTeaser[];
};

/** Articles to choose from, the newest first; or that there are none. */
export function ArticleList({ articles, ...props }: ArticleListProps) {
  const { formatDate, t } = useLanguage();
  return (
    <div {...props}>
      {articles.length === 0 ? (
        <p>{t('There is nothing to show here yet.')}</p>
      ) : (
        <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {articles.map(({ href, title, text, date, image, lang }) => (
            <li
              key={href}
              className="relative flex flex-col overflow-hidden rounded-card border bg-surface hover:border-leaf"
            >
              <ResponsiveImage
                image={{ ...image, alt: '' }}
                sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, 100vw"
                className="w-full"
              />
              <div className="p-5">
                <p className="text-note text-ink-muted">
                  <time dateTime={date}>{formatDate(date)}</time>
                </p>
                <h2 lang={lang} className="mt-1 text-lead font-bold">
                  <Link href={href} className="hover:underline after:absolute after:inset-0">
                    {title}
                  </Link>
                </h2>
                <p lang={lang} className="mt-2 text-ink-muted">
                  {text}
                </p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
