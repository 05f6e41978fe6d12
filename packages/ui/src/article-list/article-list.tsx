import type { ComponentProps } from 'react';
import { classNames } from '../class-names/index.ts';
import { useLanguage } from '../language/index.ts';
import { Link } from '../link/index.ts';
import { Picture, type PictureImage } from '../picture/index.ts';

/** What a list says of an article; already in the reader's language. */
export interface ArticleTeaser {
  href: string;
  title: string;
  text: string;
  /** Day of publication, as ISO text. */
  date: string;
  picture: PictureImage;
}

export type ArticleListProps = Omit<ComponentProps<'ul'>, 'children'> & {
  articles: readonly ArticleTeaser[];
};

/** Articles to choose from, the newest first. */
export function ArticleList({ articles, className, ...props }: ArticleListProps) {
  const { formatDate } = useLanguage();
  return (
    <ul {...props} className={classNames('grid gap-5 sm:grid-cols-2 lg:grid-cols-3', className)}>
      {articles.map(({ href, title, text, date, picture }) => (
        <li
          key={href}
          className="relative flex flex-col overflow-hidden rounded-card border bg-surface hover:border-leaf"
        >
          <Picture image={{ ...picture, alt: '' }} sizes="" className="w-full" />
          <div className="p-5">
            <p className="text-note text-ink-muted">
              <time dateTime={date}>{formatDate(date)}</time>
            </p>
            <h2 className="mt-1 text-lead font-bold">
              <Link href={href} className="hover:underline after:absolute after:inset-0">
                {title}
              </Link>
            </h2>
            <p className="mt-2 text-ink-muted">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
