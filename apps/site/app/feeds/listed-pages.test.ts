import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, it } from 'vitest';
import routes from '../routes.ts';
import { LISTED_PATHS } from './listed-pages.ts';

/** Addresses that no search engine should list, and why. */
const NOT_LISTED = [
  // Private pages of one person.
  /^\/(manage|dashboard|checkout|profile|orders|wishlist|address)\b/,
  /^\/Associate\/((forgot|reset)-password|undo-contact-change)$/,
  // The same as `/Associate/signup`.
  /^\/Inspiring World\/registrationfrom$/,
  // Shown by the service worker.
  /^\/offline$/,
  // For programs.
  /\.(xml|txt)$/,
];

it('the site map has every public page of the site, and no other page', () => {
  const fixed = toPaths(routes).filter((path) => !/[:*]/.test(path) || path === '/products/:type?');
  const open = fixed.filter((path) => !NOT_LISTED.some((one) => one.test(path)));
  expect(LISTED_PATHS.toSorted()).toEqual(open.map((path) => path.replace(':type?', '')).toSorted());
});

function toPaths(entries: readonly RouteConfigEntry[], above = ''): string[] {
  return entries.flatMap(({ path, children }) => {
    const whole = path === undefined ? above : `${above}/${path}`;
    return children ? toPaths(children, whole) : [whole || '/'];
  });
}
