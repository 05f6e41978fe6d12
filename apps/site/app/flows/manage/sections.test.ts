import { describe, expect, it } from 'vitest';
import { sectionLinks } from './sections.tsx';

const currentAt = (path: string) =>
  sectionLinks(path, true)
    .filter(({ current }) => current)
    .map(({ label }) => label);

describe('the sections of the member area', () => {
  it('are all a member’s, and the cart alone a guest’s', () => {
    expect(sectionLinks('/manage/cart', true).map(({ label }) => label)).toEqual([
      'Profile',
      'Orders',
      'Wishlist',
      'Cart',
      'Addresses',
      'Business Values',
    ]);
    expect(sectionLinks('/manage/cart', false)).toMatchObject([{ label: 'Cart', current: true }]);
  });

  it.each([
    ['/manage/orders', ['Orders']],
    ['/manage/orders/018f', ['Orders']],
    ['/orders', ['Orders']],
    ['/Manage/Addresses/', ['Addresses']],
    ['/address', ['Addresses']],
    ['/manage/ordersx', []],
  ])('%s stands in %j', (path, labels) => {
    expect(currentAt(path)).toEqual(labels);
  });
});
