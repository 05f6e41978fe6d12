import { describe, expect, it } from 'vitest';
import { sectionLinks } from './sections.tsx';

const currentAt = (path: string) =>
  sectionLinks(path, { isMember: true })
    .filter(({ current }) => current)
    .map(({ label }) => label);

describe('the sections of the member area', () => {
  it('are all visible to a member, and only the cart to a guest', () => {
    expect(sectionLinks('/manage/cart', { isMember: true }).map(({ label }) => label)).toEqual([
      'Profile',
      'Orders',
      'Wishlist',
      'Cart',
      'Addresses',
      'Business Values',
      'My team',
      'Payments',
      'Requests',
      'Agreement',
      'Identity card',
      'Privacy',
      'Security',
      'Notifications',
    ]);
    expect(sectionLinks('/manage/cart', { isMember: false })).toMatchObject([
      { label: 'Cart', current: true },
    ]);
  });

  it('are few for staff who are not associates', () => {
    const links = sectionLinks('/manage/profile', { isMember: true, isAssociate: false });
    expect(links.map(({ label }) => label)).toEqual([
      'Profile',
      'Cart',
      'Privacy',
      'Security',
      'Notifications',
    ]);
  });

  it('show the number of unread notifications', () => {
    const links = sectionLinks('/manage/cart', { isMember: true, unread: 3 });
    expect(links.filter(({ count }) => count !== undefined)).toMatchObject([
      { label: 'Notifications', count: 3 },
    ]);
  });

  it.each([
    ['/manage/orders', ['Orders']],
    ['/manage/orders/018f', ['Orders']],
    ['/orders', ['Orders']],
    ['/Manage/Addresses/', ['Addresses']],
    ['/address', ['Addresses']],
    ['/manage/ordersx', []],
  ])('%s belongs to %j', (path, labels) => {
    expect(currentAt(path)).toEqual(labels);
  });
});
