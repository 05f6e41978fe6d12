import { cva } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { useLanguage } from '../../foundations/language/language.tsx';
import { Link } from '../../primitives/link/link.tsx';

/** One view of a list. */
interface SavedView {
  /** The address of the list as this view shows it. */
  href: string;
  /** English; translated here. */
  label: string;
  /** How many rows it has; undefined while that is not known. */
  count: number | undefined;
  /** The list shows this view. */
  isCurrent: boolean;
}

export type SavedViewsProps = Omit<ComponentProps<'nav'>, 'children'> & {
  views: readonly SavedView[];
};

const look = cva(
  'flex min-h-11 items-center gap-2 rounded-field border px-3 font-medium whitespace-nowrap hover:border-leaf',
  {
    variants: {
      isCurrent: { true: 'border-leaf bg-leaf-soft font-semibold text-leaf', false: 'bg-surface' },
    },
  },
);

/** The views of a list that are used each day, as links with the number of their rows. */
export function SavedViews({ views, ...props }: SavedViewsProps) {
  const { t, formatNumber } = useLanguage();
  return (
    <nav aria-label={t('Views')} {...props}>
      <ul className="flex flex-wrap gap-2">
        {views.map(({ href, label, count, isCurrent }) => (
          <li key={href}>
            <Link href={href} aria-current={isCurrent ? 'page' : undefined} className={look({ isCurrent })}>
              {t(label)}
              {count !== undefined && <span className="figures">{formatNumber(count)}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
