import type { ReactNode } from 'react';
import { BrandMark } from '../brand-mark/brand-mark.tsx';
import { MenuIcon } from '../../foundations/icon/icons.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { Link } from '../../primitives/link/link.tsx';
import { giveWay } from './give-way.ts';
import { type NavLink, NavMenu, type NavMenuProps } from './nav-menu.tsx';

export type { NavLink } from './nav-menu.tsx';

export interface HeaderProps {
  brandName: string;
  /** Nav links, and groups of nav links behind a button. */
  nav: readonly (NavLink | NavMenuProps)[];
  /** Opens nav links and choices on narrow screens, where the header has no room for them. */
  onMenu?: () => void;
  /** `SearchEntry` */
  search?: ReactNode;
  /** The settings: `LanguageLink`, and `ThemeButton`, for which only wide screens have room. */
  choices?: ReactNode;
  /** Stands at the end of the bar: cart, account. */
  actions?: ReactNode;
  /** `OfflineNote`, above the bar. */
  note?: ReactNode;
}

/**
 * The bar above every page; it gives way while the page is scrolled down. On phones the search has its own row. Below 64rem
 * nav links and the theme are behind 'Menu'.
 */
export function Header({ brandName, nav, onMenu, search, choices, actions, note }: HeaderProps) {
  const { t } = useLanguage();
  return (
    <header ref={giveWay} className="site-header">
      {note}
      <div className="measure">
        <div className="flex">
          <button type="button" aria-label={t('Menu')} onClick={onMenu} className="icon-button menu-button">
            <MenuIcon />
          </button>
          <Link href="/" className="brand">
            <BrandMark className="size-8" />
            <span>{brandName}</span>
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
