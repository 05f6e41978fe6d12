import { type ReactNode, Suspense, useEffect } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { ChatLink } from '@pgm/ui/chat-link';
import type { FooterProps } from '@pgm/ui/footer';
import type { HeaderProps } from '@pgm/ui/header';
import { CartIcon, HomeIcon, OrdersIcon, PersonIcon, ShopIcon } from '@pgm/ui/icon';
import { LinkProvider } from '@pgm/ui/link';
import { PageShell } from '@pgm/ui/page-shell';
import { SearchEntry } from '@pgm/ui/search-entry';
import { company } from '../company.ts';
import { NoAccount, loadAccount, useAccountWanted, useHasSession } from './account-door.ts';
import { HeaderActions } from './header-actions.tsx';
import { HeaderChoices, OtherLanguage } from './header-choices.tsx';
import { laterPart } from './later-part.ts';
import { placesAt } from './places-at.ts';
import { RouterLink } from './router-link.tsx';
import { readShelfQuery } from './shelf-query.ts';
import { loadShell, openMenu, openSearch, useSearchOpen, useShellWanted } from './shell-door.ts';
import { useKeptVisit } from './use-kept-visit.ts';
import { loadConnection, useLineLost } from './use-line-lost.ts';
import { useLogin } from './use-login.ts';
import { usePageFocus } from './use-page-focus.ts';
import { useSearchKey } from './use-search-key.ts';

interface SiteShellProps {
  /** Where header and footer lead; absent when not even that could be loaded. */
  readonly places: Places | undefined;
  readonly children: ReactNode;
}

interface Places {
  readonly nav: HeaderProps['nav'];
  readonly links: FooterProps['links'];
  readonly policies: FooterProps['policies'];
  readonly categories: FooterProps['categories'];
}

const NOWHERE: Places = { nav: [], links: [], policies: [], categories: [] };

const LEGAL = [
  { label: 'Legal name', value: company.legalName },
  { label: 'Registration number', value: company.registrationNumber },
  { label: 'Registered office', value: company.registeredOffice },
];

const Account = laterPart(loadAccount, NoAccount);
const Shell = laterPart(loadShell);
const Connection = laterPart(loadConnection);

/** Header, footer and bottom bar around a page, with the router's links in them. */
export function SiteShell({ places: { nav, ...places } = NOWHERE, children }: SiteShellProps) {
  const { pathname, search } = useLocation();
  const isAccountWanted = useAccountWanted();
  const isShellWanted = useShellWanted();
  const isSearchOpen = useSearchOpen();
  const isMember = useHasSession();
  const isLineLost = useLineLost();
  const { logIn, alert } = useLogin(pathname + search);
  const isLeaving = useNavigation().state !== 'idle';
  useSearchKey();
  usePageFocus(pathname);
  useKeptVisit(pathname + search);
  useEffect(() => {
    // Few links bring a referral code; the rest of the visits do without what keeps it.
    if (search.includes('ref='))
      void import('./referral.ts').then(
        ({ keepReferral }) => keepReferral(search),
        // The sign-up page reads the address again.
        () => undefined,
      );
  }, [search]);

  const path = pathname.toLowerCase();
  const home = { href: '/', label: 'Home', current: path === '/' };
  const shop = { href: '/products', label: 'Shop', current: path.startsWith('/product') };
  // The page that stands in for others without a line is everybody's: nothing in it invites to log in.
  const knowsWho = path !== '/offline';
  const isLogin = /^\/associate\/(login|signup)\/?$/.test(path);
  const isManage = /^\/(manage|dashboard\/|(profile|orders|wishlist|address)\/?$)/.test(path);
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
        // The home page leads to the login page, any other opens the modal (spec section 2).
        onPress: path === '/' || isLogin ? undefined : logIn,
      };
  return (
    <LinkProvider component={RouterLink}>
      {isLineLost && (
        <Suspense>
          <Connection />
        </Suspense>
      )}
      <PageShell
        isLeaving={isLeaving}
        header={
          isLogin || path.startsWith('/dashboard')
            ? undefined
            : {
                brandName: company.brandName,
                nav: placesAt(path, nav),
                onMenu: () => void openMenu(),
                search: (
                  <SearchEntry
                    action="/products/"
                    query={shop.current ? readShelfQuery(new URLSearchParams(search)).search : undefined}
                    isOpen={isSearchOpen}
                    onOpen={(box) => void openSearch(box)}
                  />
                ),
                choices: <HeaderChoices />,
                actions: <HeaderActions knowsWho={knowsWho} />,
              }
        }
        footer={
          isManage
            ? undefined
            : { brandName: company.brandName, language: <OtherLanguage />, legal: LEGAL, ...places }
        }
        mobileBar={{
          alert,
          items: [
            { ...home, icon: <HomeIcon /> },
            { ...shop, icon: <ShopIcon /> },
            { href: '/manage/cart', label: 'Cart', icon: <CartIcon />, current: path === '/manage/cart' },
            {
              href: '/manage/orders',
              label: 'Orders',
              icon: <OrdersIcon />,
              current: path === '/manage/orders',
            },
            ...(knowsWho ? [account] : []),
          ],
        }}
        chat={
          <ChatLink
            messenger={company.messenger}
            href={company.chatAddress + (company.chatNumber ?? '')}
            unset={company.chatNumber === undefined}
          />
        }
      >
        {children}
      </PageShell>
      {isShellWanted && (
        <Suspense>
          <Shell />
        </Suspense>
      )}
      {isAccountWanted && (
        <Suspense>
          <Account />
        </Suspense>
      )}
    </LinkProvider>
  );
}
