import { describe, expect, it } from 'vitest';
import { menuLinks } from './menu-links.ts';

const categories = [{ href: '/products/skin-care', label: 'Skin Care' }];
const labels = (isMember: boolean, known = categories) =>
  menuLinks({ isMember, categories: known }).map((place) =>
    'links' in place ? [place.label, ...place.links.map(({ label }) => label)] : place.label,
  );

describe('the slide-out menu', () => {
  it('begins with the login for guests, then the categories', () => {
    expect(labels(false).slice(0, 3)).toEqual([
      ['Account', 'Login', 'Join Us'],
      ['Shop by category', 'Skin Care'],
      'Home',
    ]);
  });

  it("begins with the member's own pages for members", () => {
    expect(labels(true)[0]).toEqual(['Account', 'Profile', 'Orders', 'Business Values', 'Notifications']);
  });

  it('has no group of categories while none is known', () => {
    expect(labels(false, [])[1]).toBe('Home');
  });
});
