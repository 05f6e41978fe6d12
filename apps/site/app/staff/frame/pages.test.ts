import { describe, expect, it } from 'vitest';
import routes from '../../routes.ts';
import { staffPages } from './pages.tsx';

/** The paths inside the frame, such as '/dashboard/products/:id', without that of a missing page. */
function listPaths(): string[] {
  const frame = routes.find(({ file }) => file === 'staff/frame/staff-frame.tsx');
  return (frame?.children?.map(({ path }) => `/${path}`) ?? []).filter((path) => !path.endsWith('/*'));
}

const matches = (path: string, address: string) =>
  new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`).test(address);

describe('the pages of the staff area', () => {
  const pages = staffPages('/dashboard', true).flatMap(({ links }) => links.map(({ href }) => href));

  it('have a route inside its frame', () => {
    const missing = pages.filter((page) => !listPaths().some((path) => matches(path, page)));
    expect(missing).toEqual([]);
    expect(pages).toContain('/dashboard/leads');
  });

  it('are all routes but those of one record', () => {
    const others = listPaths().filter((path) => !/:|\/new$/.test(path) && !pages.includes(path));
    expect(others).toEqual([]);
  });
});
