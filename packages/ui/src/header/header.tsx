import type { ReactNode } from 'react';
import { BrandMark } from '../brand-mark/index.ts';
import { MenuIcon } from '../icon/index.ts';
import { useLanguage } from '../language/index.ts';
import { Link } from '../link/index.ts';
import { NavMenu, type NavMenuProps } from './nav-menu.tsx';

/** A place to go; `label` is English and is translated here. */
export interface NavLink {
  href: string;
  label: string;
  /** The page being looked at is this one or inside it. */
  current?: boolean;
}

export interface HeaderProps {
  brandName: string;
  /** Places to go, and groups of them behind a button. */
  nav: readonly (NavLink | NavMenuProps)[];
  /** Opens the same places on phones, which have no room for them here. */
  onMenu?: () => void;
  /** `SearchEntry` */
  search?: ReactNode;
  /** How the site speaks and looks: `LanguageLink`, `ThemeButton`. */
  choices?: ReactNode;
  /** At the end of the bar: cart, account. */
  actions?: ReactNode;
}

/** The bar above every page. On phones the search has a line of its own, and places to go are behind 'Menu'. */
export function Header({ brandName, nav, onMenu, search, choices, actions }: HeaderProps) {
  const { t } = useLanguage();
  return (
    <header className="site-header">
      <div className="measure">
        <div className="flex">
          <button type="button" aria-label={t('Menu')} onClick={onMenu} className="menu-button">
            <MenuIcon />
          </button>
          <Link href="/" className="flex min-h-11 items-center gap-2 font-bold text-leaf sm:text-lead">
            <BrandMark className="size-8" />
            {/* Where it is narrow, the name stands in lines of a word. */}
            <span className="w-min leading-none sm:w-auto">{brandName}</span>
          </Link>
        </div>
        {search}
        {choices !== undefined && <div className="choices">{choices}</div>}
        <div className="actions">{actions}</div>
        <nav aria-label={t('Main')} className="site-nav">
          <ul>
            {nav.map((place) => (
              <li key={place.label}>
                {'links' in place ? (
                  <NavMenu {...place} />
                ) : (
                  <Link href={place.href} aria-current={place.current ? 'page' : undefined}>
                    {t(place.label)}
                  </Link>
                )}
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </header>
  );
}
