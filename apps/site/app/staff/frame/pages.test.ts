import { describe, expect, it } from 'vitest';
import routes from '../../routes.ts';
import { staffPages } from './pages.tsx';

/** The addresses inside the frame that need no parameter, without those of a new record and of a missing page. */
function listPaths(): string[] {
  const frame = routes.find(({ file }) => file === 'staff/frame/staff-frame.tsx');
  const paths = frame?.children?.map(({ path }) => `/${path}`) ?? [];
  return paths.filter((path) => !/:|\/(\*|new)$/.test(path));
}

describe('the pages of the staff area', () => {
  it('are the routes inside its frame', () => {
    const pages = staffPages('/dashboard', true).flatMap(({ links }) => links.map(({ href }) => href));
    expect(pages.toSorted()).toEqual(listPaths().toSorted());
    expect(pages).toContain('/dashboard/leads');
  });
});
