import type { ServerBuild } from 'react-router';

/** The first parts of the addresses that only one person opens: the staff area and the member area. */
const PRIVATE = ['dashboard', 'manage'];

/**
 * Whether an address can be one of a private area. What is no page, such as the data of a later navigation, can be for any
 * route; so can an address whose first part is encoded.
 */
export function canBePrivate({ pathname }: Pick<URL, 'pathname'>): boolean {
  const [, first = ''] = pathname.toLowerCase().split('/');
  return PRIVATE.includes(first) || /^__|%/.test(first) || pathname.endsWith('.data');
}

/**
 * The routes without those of the private areas, which are more than half. The router tries one after the other, four times for
 * each page that it renders.
 */
export function withoutPrivateRoutes(routes: ServerBuild['routes']): ServerBuild['routes'] {
  const isPrivate = (id: string | undefined): boolean => {
    const route = id === undefined ? undefined : routes[id];
    return route !== undefined && (PRIVATE.includes(route.path ?? '') || isPrivate(route.parentId));
  };
  return Object.fromEntries(Object.entries(routes).filter(([id]) => !isPrivate(id)));
}
