import { cx } from 'class-variance-authority';
import { Close, Content, Portal, Root, Title } from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import type { NavLink, NavMenuProps } from '../header/nav-menu.tsx';
import { ChevronDownIcon, CloseIcon } from '../../foundations/icon/icons.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { useReturnedFocus } from '../../foundations/use-returned-focus.ts';
import { Link } from '../../primitives/link/link.tsx';

/** Nav links below a heading. */
type SideMenuGroup = NavMenuProps & {
  /** The links show once the heading is pressed, or while one of them is current. Default false. */
  folded?: boolean;
};

export interface SideMenuProps {
  open: boolean;
  /** The header's nav links, and others that do not fit there. */
  nav: readonly (NavLink | SideMenuGroup)[];
  /** `LanguageLink` */
  language?: ReactNode;
  /** Other settings, below the language. */
  choices?: ReactNode;
  /** Called by Escape, the close button, a press outside, and a press on a link. */
  onClose: () => void;
}

/** A menu that slides in from the side on phones: all nav links in one list. */
export function SideMenu({ open, nav, language, choices, onClose }: SideMenuProps) {
  const { t } = useLanguage();
  const { noteOpener, returnFocus } = useReturnedFocus();
  return (
    <Root open={open} onOpenChange={(nowOpen) => !nowOpen && onClose()}>
      <Portal>
        <div className="fixed inset-0 z-40 animate-arrive bg-veil" />
        <Content
          aria-describedby={undefined}
          onOpenAutoFocus={noteOpener}
          onCloseAutoFocus={returnFocus}
          className="fixed inset-0 z-50 w-72 animate-arrive overflow-y-auto bg-raised p-4 shadow-raised"
        >
          <header className="flex items-center justify-between">
            <Title className="text-title font-bold">{t('Menu')}</Title>
            <Close
              aria-label={t('Close')}
              className="grid size-11 place-items-center rounded-field hover:bg-leaf-soft"
            >
              <CloseIcon />
            </Close>
          </header>
          <nav aria-label={t('Menu')} className="mt-3">
            <ul className="grid gap-3">
              {nav.map((place) => (
                <li key={place.label} className={cx('links' in place && 'border-t pt-3 first:border-t-0')}>
                  {'links' in place ? (
                    <Group {...place} onChoose={onClose} />
                  ) : (
                    <Place link={place} onChoose={onClose} />
                  )}
                </li>
              ))}
            </ul>
          </nav>
          {language !== undefined && (
            <section className="mt-5 grid justify-items-start border-t pt-4">
              <h3 className="text-note text-ink-muted">{t('Language')}</h3>
              {language}
            </section>
          )}
          {choices !== undefined && <div className="mt-5 grid gap-3 border-t pt-4">{choices}</div>}
        </Content>
      </Portal>
    </Root>
  );
}

function Group({ label, links, folded = false, onChoose }: SideMenuGroup & { onChoose: () => void }) {
  const { t } = useLanguage();
  const list = (
    <ul>
      {links.map((link) => (
        <li key={link.href}>
          <Place link={link} onChoose={onChoose} />
        </li>
      ))}
    </ul>
  );
  const heading = <h3 className="text-note text-ink-muted">{t(label)}</h3>;
  if (!folded)
    return (
      <>
        {heading}
        {list}
      </>
    );
  return (
    <details open={links.some(({ current }) => current)}>
      <summary className="flex min-h-12 items-center justify-between">
        {heading}
        <ChevronDownIcon />
      </summary>
      {list}
    </details>
  );
}

function Place({ link, onChoose }: { link: NavLink; onChoose: () => void }) {
  const { t, toLang } = useLanguage();
  return (
    <Link
      href={link.href}
      lang={toLang(t(link.label))}
      aria-current={link.current ? 'page' : undefined}
      onClick={onChoose}
      className="flex min-h-12 items-center font-medium hover:text-leaf"
    >
      {t(link.label)}
    </Link>
  );
}
