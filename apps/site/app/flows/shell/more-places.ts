import type { SideMenuProps } from '@pgm/ui/side-menu';

/** Where the slide-out menu leads beside the header's places. */
export const MORE_PLACES: SideMenuProps['nav'] = [
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
