import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { HomeIcon, JoinIcon, ShopIcon } from '@pgm/ui/icon';
import { LinkProvider } from '@pgm/ui/link';
import { PageShell } from '@pgm/ui/page-shell';
import { company } from '../company.ts';
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

/** Header, footer and bottom bar around a page, with the router's links in them. */
export function SiteShell({ categories, children }: SiteShellProps) {
  const { pathname } = useLocation();
  const isHome = pathname === '/';
  const isShop = /^\/product/i.test(pathname);
  const home = { href: '/', label: 'Home', current: isHome };
  const shop = { href: '/products', label: 'Shop', current: isShop };
  const join = { href: '/#join', label: 'Join' };
  return (
    <LinkProvider component={RouterLink}>
      <PageShell
        header={{ brandName: company.brandName, links: [home, shop, join] }}
        footer={{ brandName: company.brandName, links: [home, shop, join], categories, legal: LEGAL }}
        mobileBar={{
          items: [
            { ...home, icon: <HomeIcon /> },
            { ...shop, icon: <ShopIcon /> },
            { ...join, icon: <JoinIcon /> },
          ],
        }}
      >
        {children}
      </PageShell>
    </LinkProvider>
  );
}
