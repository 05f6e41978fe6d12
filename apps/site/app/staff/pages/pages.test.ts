import { describe, expect, it } from 'vitest';
import routes from '../../routes.ts';
import { ALL_RIGHTS } from '../kit/staff-rights.ts';
import { findObstacle, staffPages } from './pages.tsx';

/** The paths inside the frame, such as '/dashboard/products/:id', without that of a missing page. */
function listPaths(): string[] {
  const frame = routes.find(({ file }) => file === 'staff/frame/staff-frame.tsx');
  const paths = frame?.children?.map(({ path }) => `/dashboard${path === undefined ? '' : `/${path}`}`) ?? [];
  return paths.filter((path) => !path.endsWith('/*'));
}

const matches = (path: string, address: string) =>
  new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`).test(address);

describe('the pages of the staff area', () => {
  const pages = staffPages('/dashboard', ALL_RIGHTS).flatMap(({ links }) => links.map(({ href }) => href));

  it('have a route inside its frame', () => {
    const missing = pages.filter((page) => !listPaths().some((path) => matches(path, page)));
    expect(missing).toEqual([]);
    expect(pages).toContain('/dashboard/leads');
  });

  it('are all routes but those of one record', () => {
    const others = listPaths().filter((path) => !/:|\/new$/.test(path) && !pages.includes(path));
    expect(others).toEqual([]);
  });

  describe('of staff with one right', () => {
    const rights = { isAdmin: false, rights: ['orders'] } as const;

    it('are those of the area, and those that all staff have', () => {
      const groups = staffPages('/dashboard/orders/7', rights);
      expect(groups.map(({ label, links }) => [label, links.map((link) => link.label)])).toEqual([
        ['Work', ['Today', 'Notifications', 'Orders']],
        ['Administration', ['Second factor', 'Notification settings']],
      ]);
      expect(groups[0]?.links.filter(({ current }) => current).map(({ label }) => label)).toEqual(['Orders']);
    });

    it.each([
      ['/dashboard', undefined],
      ['/dashboard/orders/7', undefined],
      ['/dashboard/imports/shipments', undefined],
      ['/dashboard/Products/', 'You do not have the right to open this page.'],
      ['/dashboard/products/new', 'You do not have the right to open this page.'],
      ['/dashboard/leads', 'You do not have the right to open this page.'],
      ['/dashboard/imports/stock', 'You do not have the right to open this page.'],
      ['/dashboard/members', 'This page is for administrators.'],
      ['/dashboard/imports/members', 'This page is for administrators.'],
    ])('at %s open, or say why not', (path, obstacle) => {
      expect(findObstacle(path, rights)).toBe(obstacle);
    });
  });
});
