import { type ReactNode, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router';
import { CartIcon, HomeIcon, OrdersIcon, PersonIcon, ShopIcon } from '@pgm/ui/icon';
import { LinkProvider } from '@pgm/ui/link';
import { PageShell } from '@pgm/ui/page-shell';
import { company } from '../company.ts';
import { askLogin, loadAccount, useAccountWanted, useHasSession } from './account-door.ts';
import { HeaderActions } from './header-actions.tsx';
import { laterPart } from './later-part.ts';
import { RouterLink } from './router-link.tsx';

interface SiteShellProps {
  readonly categories: readonly { readonly href: string; readonly label: string }[];
  readonly children: ReactNode;
}

const LEGAL = [
  { label: 'Legal name', value: company.legalName },
  { label: 'Registration number', value: company.registrationNumber },
  { label: 'Registered office', value: company.registeredOffice },
];

const Account = laterPart(loadAccount);

/** Header, footer and bottom bar around a page, with the router's links in them. */
export function SiteShell({ categories, children }: SiteShellProps) {
  const { pathname, search } = useLocation();
  const isAccountWanted = useAccountWanted();
  const isMember = useHasSession();
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
  const join = { href: '/#join', label: 'Join' };
  const isLogin = /^\/associate\/(login|signup)\/?$/.test(path);
  const isManage = /^\/(manage|dashboard\/|(profile|orders|wishlist|address)\/?$)/.test(path);
  return (
    <LinkProvider component={RouterLink}>
      <PageShell
        header={
          isLogin || path.startsWith('/dashboard')
            ? undefined
            : { brandName: company.brandName, links: [home, shop, join], actions: <HeaderActions /> }
        }
        footer={
          isManage
            ? undefined
            : { brandName: company.brandName, links: [home, shop, join], categories, legal: LEGAL }
        }
        mobileBar={{
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
            isMember
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
                  onPress: path === '/' || isLogin ? undefined : () => void askLogin(pathname + search),
                },
          ],
        }}
      >
        {children}
      </PageShell>
      {isAccountWanted && (
        <Suspense>
          <Account />
        </Suspense>
      )}
    </LinkProvider>
  );
}
