import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { useLanguage } from '../../foundations/language/language.tsx';
import { JarImage } from './empty-images.tsx';

export { ParcelImage } from './empty-images.tsx';

export type EmptyStateProps = Omit<ComponentProps<'div'>, 'title'> & {
  /** English; translated here. */
  title: string;
  /** What to do next. */
  text?: string;
  /** A link or button for the next step. */
  action?: ReactNode;
  /** The title is the page's heading. Default false. */
  heading?: boolean;
  /** The image above the title. Default: a jar. */
  image?: ReactNode;
};

/** Replaces a list that has no entries. */
export function EmptyState({
  title,
  text,
  action,
  image = <JarImage />,
  heading = false,
  ...props
}: EmptyStateProps) {
  const { t } = useLanguage();
  const { className, ...native } = props;
  const Title = heading ? 'h1' : 'p';
  return (
    <div
      {...native}
      className={cx('mx-auto grid max-w-prose justify-items-center gap-2 py-10 text-center', className)}
    >
      {image}
      <Title className="mt-2 text-title font-bold">{t(title)}</Title>
      {text !== undefined && <p className="text-ink-muted">{t(text)}</p>}
      {action !== undefined && <div className="mt-4">{action}</div>}
    </div>
  );
}
