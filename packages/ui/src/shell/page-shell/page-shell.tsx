import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Footer, type FooterProps } from '../footer/footer.tsx';
import { Header, type HeaderProps } from '../header/header.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { MobileBar, type MobileBarProps } from '../mobile-bar/mobile-bar.tsx';

export interface PageShellProps {
  /** Leave out the parts that the page does not need. */
  /** `Announcement` */
  announcement?: ReactNode;
  header?: HeaderProps | undefined;
  footer?: FooterProps | undefined;
  mobileBar?: MobileBarProps | undefined;
  /** `ChatLink` */
  chat?: ReactNode;
  /** Another page is loading: a bar at the top shows this when it takes a while. Default false. */
  isLeaving?: boolean;
  children: ReactNode;
}

/** The parts around every page, in reading order: skip link, announcement, header, the page, footer, chat, bottom bar. */
export function PageShell({
  announcement,
  header,
  footer,
  mobileBar,
  chat,
  isLeaving,
  children,
}: PageShellProps) {
  const { t } = useLanguage();
  return (
    <div className={cx('flex min-h-dvh flex-col', mobileBar !== undefined && 'pb-14 md:pb-0')}>
      {/* A plain anchor, because this is a jump within the page and not a navigation for the router. */}
      <a href="#content" className="skip-link">
        {t('Skip to content')}
      </a>
      {announcement}
      {header !== undefined && <Header {...header} />}
      <main id="content" tabIndex={-1} aria-busy={isLeaving || undefined} className="grow outline-none">
        {children}
      </main>
      {footer !== undefined && <Footer {...footer} />}
      {chat !== undefined && <aside aria-label={t('Chat')}>{chat}</aside>}
      {mobileBar !== undefined && <MobileBar {...mobileBar} />}
    </div>
  );
}
