import type { HeaderProps } from '@pgm/ui/shell/header';

/** The links of the header (spec section 2). */
export const NAVIGATION: HeaderProps['nav'] = [
  { href: '/', label: 'Home' },
  {
    label: 'About',
    links: [
      { href: '/about/ourcompany', label: 'Our Company' },
      { href: '/about/ourteam', label: 'Our Team' },
    ],
  },
  { href: '/products', label: 'Shop' },
  {
    label: 'Business',
    links: [
      { href: '/business/directselling', label: 'Direct Selling' },
      { href: '/business/whypgm', label: 'Why PGM' },
      { href: '/business/sucessstory', label: 'Success Story' },
      { href: '/business/businessoportunity', label: 'Business Opportunity' },
    ],
  },
  {
    label: 'Inspiring World',
    links: [
      { href: '/shop/contact', label: 'Contact' },
      { href: '/shop/gallery', label: 'Gallery' },
    ],
  },
];

/** The links of the footer besides the shop categories. */
export const FOOTER_LINKS = [
  { href: '/', label: 'Home' },
  { href: '/products', label: 'Shop' },
  { href: '/brands', label: 'Brands' },
  { href: '/coupons', label: 'Coupons' },
  { href: '/about/ourcompany', label: 'About' },
  { href: '/business/whypgm', label: 'Business' },
  { href: '/Shop/news', label: 'News' },
  { href: '/Shop/blog', label: 'Blog' },
  { href: '/Shop/contact', label: 'Contact' },
  { href: '/grievance', label: 'Grievances' },
  { href: '/Associate/signup', label: 'Join Us' },
];

/** The links to the policy pages. */
export const POLICY_LINKS = [
  { href: '/terms&condiction', label: 'Terms and conditions' },
  { href: '/disclouser', label: 'Disclosures' },
  { href: '/privecypolicy', label: 'Privacy policy' },
  { href: '/onlineprivecy', label: 'Online privacy' },
  { href: '/cancelrefund', label: 'Cancellation and refund' },
  { href: '/accessibility', label: 'Accessibility' },
];
