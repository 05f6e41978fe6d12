import type { Endpoint } from '@pgm/api/contract';

/** The path of an endpoint in the router's syntax; a trailing slash is ignored. */
export function routePath({ path }: Pick<Endpoint, 'path'>): string {
  return path.replace(/\{(\w+)\}/g, ':$1').replace(/\/$/, '');
}
