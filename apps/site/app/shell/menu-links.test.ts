import { describe, expect, it } from 'vitest';
import { menuLinks } from './menu-links.ts';

const categories = [{ href: '/products/skin-care', label: 'Skin Care' }];
const labels = (isMember: boolean, known = categories) =>
  menuLinks({ isMember, categories: known }).map((place) =>
    'links' in place ? [place.label, ...place.links.map(({ label }) => label)] : place.label,
  );

describe('the slide-out menu', () => {
  it('begins with the shop, then the login for guests, then the categories', () => {
    expect(labels(false).slice(0, 4)).toEqual([
      'Shop',
      ['Account', 'Login', 'Join Us'],
      ['Shop by category', 'Skin Care'],
      'Home',
    ]);
  });

  it("has the member's own pages for members after the shop", () => {
    expect(labels(true)[1]).toEqual(['Account', 'Profile', 'Orders', 'Business Values', 'Notifications']);
  });

  it('leads to the shop once', () => {
    expect(labels(false).filter((label) => label === 'Shop')).toEqual(['Shop']);
  });

  it('has no group of categories while none is known', () => {
    expect(labels(false, [])[2]).toBe('Home');
  });
});
