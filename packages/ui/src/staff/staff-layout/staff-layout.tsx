import { type ReactNode, useId, useRef } from 'react';
import { ArrowLeftIcon, MenuIcon } from '../../foundations/icon/icons.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { Link } from '../../primitives/link/link.tsx';
import { TextButton } from '../../primitives/text-link/text-link.tsx';
import { BellLink } from '../../shell/bell-link/bell-link.tsx';
import { BrandMark } from '../../shell/brand-mark/brand-mark.tsx';
import { StaffNav, type StaffNavProps } from './staff-nav.tsx';

export type { StaffLink } from './staff-nav.tsx';

export interface StaffLayoutProps extends Pick<StaffNavProps, 'groups'> {
  brandName: string;
  /** The name and the role of the user; the role is English. */
  user: { name: string; role: string };
  /** The number of new notices, and the last one that the bell shows; above it there are more. */
  notices: { count: number; max: number };
  /** The search over the pages of the staff area. */
  search: ReactNode;
  /** The choices of language and theme. */
  choices: ReactNode;
  onLogout: () => void;
  /** The page. */
  children: ReactNode;
}

/** The frame of the staff area: its pages at the side, or behind 'Menu' on a phone; the name of the user; the page. */
export function StaffLayout({
  brandName,
  groups,
  user,
  notices,
  search,
  choices,
  onLogout,
  children,
}: StaffLayoutProps) {
  const { t } = useLanguage();
  const menuId = useId();
  const menu = useRef<HTMLDivElement>(null);
  const account = (
    <div className="grid gap-1 border-t pt-4">
      <p className="px-3">
        <span className="block font-semibold wrap-anywhere">{user.name}</span>
        <span className="text-note text-ink-muted">{t(user.role)}</span>
      </p>
      <Link
        href="/"
        className="flex min-h-11 items-center gap-3 rounded-field px-3 font-medium hover:bg-leaf-soft hover:text-leaf"
      >
        <ArrowLeftIcon />
        {t('Back to the shop')}
      </Link>
      <TextButton className="min-h-11 justify-self-start px-3" onClick={onLogout}>
        {t('Logout')}
      </TextButton>
    </div>
  );
  return (
    <div className="min-h-dvh lg:flex">
      <a href="#content" className="skip-link">
        {t('Skip to content')}
      </a>
      <aside
        aria-label={t('Staff area')}
        className="sticky top-0 hidden h-dvh w-64 shrink-0 overflow-y-auto border-e bg-surface p-3 lg:grid lg:content-start lg:gap-5 print:hidden"
      >
        <Link href="/dashboard" className="flex min-h-11 items-center gap-2 px-3 font-bold text-leaf">
          <BrandMark className="size-8" />
          {brandName}
        </Link>
        <StaffNav groups={groups} />
        {account}
      </aside>
      <div className="min-w-0 grow">
        <header className="sticky top-0 z-30 flex min-h-14 items-center gap-2 border-b bg-surface px-3 sm:px-6 print:hidden">
          <button
            type="button"
            aria-label={t('Menu')}
            popoverTarget={menuId}
            className="grid size-11 shrink-0 place-items-center rounded-field text-title hover:bg-leaf-soft lg:hidden"
          >
            <MenuIcon />
          </button>
          <div
            id={menuId}
            ref={menu}
            popover="auto"
            className="inset-y-0 start-0 m-0 h-dvh max-h-none w-72 max-w-full animate-arrive overflow-y-auto border-e bg-raised p-3 text-ink shadow-raised lg:hidden"
          >
            <div className="grid gap-5">
              <StaffNav groups={groups} onChoose={() => menu.current?.hidePopover()} />
              {account}
            </div>
          </div>
          <div className="min-w-0 grow sm:max-w-form">{search}</div>
          <div className="ms-auto flex shrink-0 items-center gap-1">
            <BellLink href="/dashboard/notices" {...notices} className="me-3" />
            {choices}
          </div>
        </header>
        <main id="content" tabIndex={-1} className="outline-none">
          {children}
        </main>
      </div>
    </div>
  );
}
