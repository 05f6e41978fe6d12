import type { Decorator } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { HomeIcon, OrdersIcon, ShopIcon } from '@pgm/ui/foundations/icon';
import { asAuthPage } from '../../packages/ui/src/auth/fixtures/auth-page.tsx';
import { asPage } from '../../packages/ui/src/shell/fixtures/page.tsx';
import { asManagePage } from '../../packages/ui/src/shell/fixtures/manage.tsx';
import { StaffLayout } from '@pgm/ui/staff/staff-layout';
import { isTestRun } from '../test-run.ts';

/** A test run leaves the frames out: stories of their own test them, and axe would measure them with every flow. */
const framed = (frame: Decorator): Decorator => (isTestRun ? (Story) => <Story /> : frame);

/** The main part of a frame, for a story that needs it to move the focus: a test run leaves it out with the frame. */
export const FrameMain = ({ children }: { children: ReactNode }) =>
  isTestRun ? <main>{children}</main> : children;

/** Shows a flow on a page of the site. */
export const inPage = framed(asPage);

/** Shows a flow on the page of login, sign-up or a new password. */
export const inAuthPage = framed(asAuthPage);

/** Shows a flow on a page of the member area. @param current the address of the page */
export const inManagePage = (current: string) => framed(asManagePage(current));

/** Shows a flow on a page of the staff area. */
export const inStaffArea = framed((Story) => (
  <StaffLayout
    brandName="PGM Wellness"
    groups={STAFF_PAGES}
    user={{ name: 'Sushma Yadav', role: 'Staff' }}
    notices={{ count: 0, max: 99 }}
    search={null}
    choices={null}
    onLogout={() => {}}
  >
    <Story />
  </StaffLayout>
));

const STAFF_PAGES = [
  {
    label: 'Work',
    links: [
      { href: '/dashboard', label: 'Today', icon: <HomeIcon /> },
      { href: '/dashboard/orders', label: 'Orders', icon: <OrdersIcon /> },
    ],
  },
  {
    label: 'Catalogue',
    links: [{ href: '/dashboard/products', label: 'Products', icon: <ShopIcon /> }],
  },
];
