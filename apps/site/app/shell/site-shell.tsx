import { type ReactNode, Suspense, use, useEffect } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { Announcement } from '@pgm/ui/shell/announcement';
import { ChatLink } from '@pgm/ui/shell/chat-link';
import type { FooterProps } from '@pgm/ui/shell/footer';
import { CartIcon, HomeIcon, OrdersIcon, PersonIcon } from '@pgm/ui/foundations/icon';
import { LinkProvider } from '@pgm/ui/primitives/link';
import { PageShell } from '@pgm/ui/shell/page-shell';
import { brand } from '../brand.ts';
import { FOOTER_LINKS, NAVIGATION, POLICY_LINKS } from './navigation.ts';
import { useHasSession } from '../kit/account-code.ts';
import { AbovePage } from './above-page.tsx';
import { CartBadge } from './cart-badge.tsx';
import { HeaderActions } from './header-actions.tsx';
import { HeaderChoices, OtherLanguage } from './header-choices.tsx';
import { lazyComponent } from '../hydration/lazy-component.tsx';
import type { ShellCompany } from './shell-company.ts';
import { toNavLinks } from './nav-links.ts';
import { SiteLinkContext } from '../kit/router-link.tsx';
import { HeaderSearch } from './header-search.tsx';
import { openMenu } from './load-shell.ts';
import { useSavedVisit } from './use-saved-visit.ts';
import { loadConnection, useConnectionLost } from './use-connection-lost.ts';
import { useLogin } from '../flows/auth/auth-modal/use-login.ts';
import { usePageFocus } from './use-page-focus.ts';
import { useSearchKey } from './use-search-key.ts';

interface SiteShellProps {
  /** The links to the categories; absent when they could not be loaded. */
  readonly categories: FooterProps['categories'] | undefined;
  /** Absent too when they could not be loaded. */
  readonly company: ShellCompany | undefined;
  readonly children: ReactNode;
}

const NO_FACTS: ShellCompany = {};

const toLegal = ({ legalName = '', registrationNumber = '', registeredOffice = '' }: ShellCompany) =>
  [
    { label: 'Legal name', value: legalName },
    { label: 'Registration number', value: registrationNumber },
    { label: 'Registered office', value: registeredOffice },
  ].filter(({ value }) => value);

const Connection = lazyComponent(loadConnection);

/** Header, footer and bottom bar around a page, with the router's links. */
export function SiteShell({
  categories = [],
  company: { chatNumber, announcement, ...legal } = NO_FACTS,
  children,
}: SiteShellProps) {
  const { pathname, search } = useLocation();
  const isMember = useHasSession();
  const isConnectionLost = useConnectionLost();
  const { logIn, alert } = useLogin(pathname + search);
  const isLeaving = useNavigation().state !== 'idle';
  useSearchKey();
  usePageFocus(pathname);
  useSavedVisit(pathname + search);
  useEffect(() => {
    // Few links contain a referral code; other visits do not load the code that saves it.
    if (search.includes('ref='))
      void import('../flows/auth/sponsor/referral.ts')
        .then((referral) => referral.saveReferral(search))
        // The sign-up page reads the address again, so a failure here is harmless.
        .catch(() => undefined);
  }, [search]);

  const path = pathname.toLowerCase();
  const home = { href: '/', label: 'Home', current: path === '/' };
  // The offline page is the same for all visitors: it offers no login.
  const isUserKnown = path !== '/offline';
  const isLogin = /^\/associate\/(login|signup)\/?$/.test(path);
  const isManage = /^\/(manage|(profile|orders|wishlist|address)\/?$)/.test(path);
  // The staff area has its own frame.
  const isStaff = path.startsWith('/dashboard');
  const account = isMember
    ? {
        href: '/manage/profile',
        label: 'Profile',
        icon: <PersonIcon />,
        current: path === '/manage/profile',
      }
    : {
        href: '/Associate/login',
        label: 'Login',
        icon: <PersonIcon />,
        current: isLogin,
        // The home page links to the login page, any other page opens the modal (spec section 2).
        onPress: path === '/' || isLogin ? undefined : logIn,
      };
  const note = isConnectionLost && (
    <Suspense>
      <Connection />
    </Suspense>
  );
  return (
    <LinkProvider component={use(SiteLinkContext)}>
      {(isStaff || isLogin) && note}
      {isStaff ? (
        children
      ) : (
        <PageShell
          isLeaving={isLeaving}
          announcement={announcement && <Announcement {...announcement} />}
          header={
            isLogin
              ? undefined
              : {
                  note,
                  brandName: brand.name,
                  nav: toNavLinks(path, NAVIGATION),
                  onMenu: () => void openMenu(),
                  search: <HeaderSearch />,
                  choices: <HeaderChoices />,
                  actions: <HeaderActions isUserKnown={isUserKnown} />,
                }
          }
          footer={
            isManage
              ? undefined
              : {
                  brandName: brand.name,
                  language: <OtherLanguage />,
                  legal: toLegal(legal),
                  links: FOOTER_LINKS,
                  policies: POLICY_LINKS,
                  categories,
                }
          }
          mobileBar={{
            alert,
            items: [
              { ...home, icon: <HomeIcon /> },
              {
                href: '/manage/cart',
                label: 'Cart',
                icon: <CartIcon />,
                current: path === '/manage/cart',
                badge: <CartBadge />,
              },
              {
                href: '/manage/orders',
                label: 'Orders',
                icon: <OrdersIcon />,
                current: path === '/manage/orders',
              },
              ...(isUserKnown ? [account] : []),
            ],
          }}
          chat={
            chatNumber !== undefined && (
              <ChatLink messenger={brand.messenger} href={brand.chatAddress + chatNumber} />
            )
          }
        >
          {children}
        </PageShell>
      )}
      <AbovePage categories={categories} />
    </LinkProvider>
  );
}
