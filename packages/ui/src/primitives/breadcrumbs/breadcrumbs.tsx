import type { ComponentProps } from 'react';
import { ChevronRightIcon } from '../../foundations/icon/icons.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { TextLink } from '../text-link/text-link.tsx';

/** One breadcrumb; the last one is the page itself and needs no address. */
export interface Crumb {
  /** English; translated here where a translation exists. */
  label: string;
  href?: string;
}

export type BreadcrumbsProps = ComponentProps<'nav'> & { crumbs: readonly Crumb[] };

/** The path from the home page to this page. */
export function Breadcrumbs({ crumbs, ...props }: BreadcrumbsProps) {
  const { t, toLang } = useLanguage();
  return (
    <nav aria-label={t('You are here')} {...props}>
      <ol className="flex flex-wrap items-center gap-x-1.5 text-note text-ink-muted">
        {crumbs.map(({ label, href }, at) => (
          <li key={label} className="flex min-h-8 items-center gap-1.5">
            {at > 0 && <ChevronRightIcon />}
            {href === undefined ? (
              <span aria-current="page" lang={toLang(t(label))}>
                {t(label)}
              </span>
            ) : (
              <TextLink href={href} lang={toLang(t(label))}>
                {t(label)}
              </TextLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
