import type { Endpoint } from '@pgm/api/contract';

/** Other spellings of the address of an endpoint, with what some proxies and servers read into them. */
export const SPELLINGS: readonly ((path: string) => string)[] = [
  (path) => `${path.replace(/\/$/, '')}/`,
  (path) => `/${path}`,
  (path) => `/.${path}`,
  (path) => `/x/..${path}`,
  (path) => `/x/..;${path}`,
  (path) => path.toUpperCase(),
  (path) => path.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
  (path) => path.replace('/', '/%2e/'),
  (path) => path.replaceAll('/', '%2f'),
  (path) => path.replaceAll('/', '\\'),
  (path) => `${path};role=admin`,
  (path) => `${path}.json`,
  (path) => `${path}%00`,
  (path) => `${path}%20`,
  (path) => `${path}?`,
  (path) => `${path}#`,
  (path) => `/auth/providers?next=${path}`,
];

/** Headers by which some servers take another method or address than those of the request. */
export const OVERRIDES: readonly ((endpoint: Endpoint) => Readonly<Record<string, string>>)[] = [
  ({ path }) => ({ 'X-Original-URL': path, 'X-Rewrite-URL': path }),
  ({ method }) => ({ 'X-HTTP-Method-Override': method, 'X-Method-Override': method }),
  () => ({ 'X-Forwarded-For': '127.0.0.1', 'X-Forwarded-User': 'admin', Host: 'localhost' }),
];
