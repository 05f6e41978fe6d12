import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names/index.ts';
import { useLanguage } from '../language/index.ts';
import { EmptyJar } from './empty-jar.tsx';

export type EmptyStateProps = Omit<ComponentProps<'div'>, 'title'> & {
  /** English; translated here. */
  title: string;
  /** What to do next. */
  text?: string;
  /** A link or button that does it. */
  action?: ReactNode;
  /** The title is the page's own heading. Default false. */
  heading?: boolean;
  /** Drawn above the title. Default: an empty jar. */
  picture?: ReactNode;
};

/** Stands where a list would, when it has nothing in it. */
export function EmptyState({
  title,
  text,
  action,
  picture = <EmptyJar />,
  heading = false,
  ...props
}: EmptyStateProps) {
  const { t } = useLanguage();
  const { className, ...native } = props;
  const Title = heading ? 'h1' : 'p';
  return (
    <div
      {...native}
      className={classNames(
        'mx-auto grid max-w-prose justify-items-center gap-2 py-10 text-center',
        className,
      )}
    >
      {picture}
      <Title className="mt-2 text-title font-bold">{t(title)}</Title>
      {text !== undefined && <p className="text-ink-muted">{t(text)}</p>}
      {action !== undefined && <div className="mt-4">{action}</div>}
    </div>
  );
}
