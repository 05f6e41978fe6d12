import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { useLanguage } from '../../foundations/language/language.tsx';
import { Link } from '../../primitives/link/link.tsx';

export type AnnouncementProps = ComponentProps<'aside'> & {
  /** One sentence of the company, in the language of the page. */
  text: string;
  /** The page that it leads to; without one it is no link. */
  href?: string | undefined;
};

/** The sentence above every page, such as the hours of a festival. It scrolls away with the page. */
export function Announcement({ text, href, className, ...props }: AnnouncementProps) {
  const { t } = useLanguage();
  return (
    <aside
      aria-label={t('Announcement')}
      {...props}
      className={cx('bg-leaf-soft text-center text-note font-medium', className)}
    >
      {href === undefined ? (
        <p className="p-3">{text}</p>
      ) : (
        <Link href={href} className="block p-3 underline">
          {text}
        </Link>
      )}
    </aside>
  );
}
