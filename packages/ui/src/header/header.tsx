import type { ReactNode } from 'react';
import { BrandMark } from '../brand-mark/index.ts';
import { useLanguage } from '../language/index.ts';
import { Link } from '../link/index.ts';

/** A place to go; `label` is English and is translated here. */
export interface NavLink {
  href: string;
  label: string;
  /** The page being looked at is this one or inside it. */
  current?: boolean;
}

export interface HeaderProps {
  brandName: string;
  links: readonly NavLink[];
  /** At the end of the bar: search, cart, account. */
  actions?: ReactNode;
}

/** The bar above every page. On phones the links give way to the bar at the bottom. */
export function Header({ brandName, links, actions }: HeaderProps) {
  const { t } = useLanguage();
  return (
    <header className="border-b border-line-strong bg-surface">
      <div className="measure flex min-h-16 items-center gap-2 sm:gap-6">
        <Link href="/" className="flex min-h-11 shrink-0 items-center gap-2 font-bold text-leaf sm:text-lead">
          <BrandMark className="size-8" />
          {/* Where it is narrow, the name stands in lines of a word. */}
          <span className="w-min leading-none sm:w-auto">{brandName}</span>
        </Link>
        <nav aria-label={t('Main')} className="hidden self-stretch md:block">
          <ul className="flex h-full">
            {links.map(({ href, label, current = false }) => (
              <li key={href}>
                <Link
                  href={href}
                  aria-current={current ? 'page' : undefined}
                  className="flex h-full items-center border-y-3 border-transparent px-4 font-medium hover:text-leaf forced-colors:border-y-0 forced-colors:aria-[current=page]:border-b-3 aria-[current=page]:border-b-leaf aria-[current=page]:text-leaf"
                >
                  {t(label)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        {actions !== undefined && <div className="ms-auto flex items-center gap-2">{actions}</div>}
      </div>
    </header>
  );
}
