import type { SideMenuProps } from '@pgm/ui/shell/side-menu';

/** The links of the slide-out menu besides the links of the header. */
export const MORE_NAV_LINKS: SideMenuProps['nav'] = [
  {
    label: 'To read',
    links: [
      { href: '/Shop/news', label: 'News' },
      { href: '/Shop/blog', label: 'Blog' },
      { href: '/Shop/flipcard', label: 'Herb cards' },
    ],
  },
  {
    label: 'Help',
    links: [
      { href: '/coupons', label: 'Coupons' },
      { href: '/grievance', label: 'Grievances' },
      { href: '/cancelrefund', label: 'Cancellation and refund' },
    ],
  },
];
