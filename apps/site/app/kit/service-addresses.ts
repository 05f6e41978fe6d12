import type { CallOptions } from '@pgm/api/client';
import * as z from 'zod/mini';

/** The addresses of services at other origins than the site, by the bases of the contract. */
export type ServiceAddresses = NonNullable<CallOptions['bases']>;

const Addresses = z.partialRecord(z.enum(['main', 'auth', 'product', 'core', 'cart']), z.string());

/** The attribute of the document by which the server names them to the browser. */
export function toServicesAttribute(services: ServiceAddresses): string {
  if (Object.keys(services).length === 0) return '';
  const text = JSON.stringify(services).replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return ` data-services="${text}"`;
}

/** The addresses that the server named to this page. */
export function serviceAddresses(): ServiceAddresses {
  const named = document.documentElement.dataset['services'];
  return named === undefined ? {} : Addresses.parse(JSON.parse(named));
}
