import type { Base } from '@pgm/api/contract';
import * as z from 'zod';

const Address = z
  .string()
  .refine(isServiceAddress, 'must be an address without a slash at its end, such as https://api.example.in')
  .optional();

/** The environment variables of the five services; `docs/operations.md` explains each of them. */
export const apiSettings = {
  API_MAIN: Address,
  API_AUTH: Address,
  API_PRODUCT: Address,
  API_CORE: Address,
  API_CART: Address,
  API_CALLERS: z
    .string()
    .transform((text) => text.split(',').map((origin) => origin.trim()))
    .refine(
      (origins) => origins.every(isOrigin),
      'must be origins with commas between them, such as https://a.in,https://b.in',
    )
    .optional(),
};

/** The addresses of services at other origins; a missing one is at the origin of the site. */
export type ServiceAddresses = Readonly<Partial<Record<Base, string>>>;

/** Where the calls of pages go, and which other sites may call this server. */
export interface ApiOptions {
  readonly services: ServiceAddresses;
  /** The origins whose pages may make calls here. */
  readonly callers: readonly string[];
}

/** The services of the settings. */
export function apiOptions(settings: z.infer<z.ZodObject<typeof apiSettings>>): ApiOptions {
  const named = Object.entries({
    main: settings.API_MAIN,
    auth: settings.API_AUTH,
    product: settings.API_PRODUCT,
    core: settings.API_CORE,
    cart: settings.API_CART,
  }).filter(([, address]) => address !== undefined);
  return { services: Object.fromEntries(named), callers: settings.API_CALLERS ?? [] };
}

function isServiceAddress(text: string): boolean {
  if (!/^https?:\/\/[^\s"'<>]*[^/\s"'<>]$/.test(text) || !URL.canParse(text)) return false;
  const { search, hash, username, password } = new URL(text);
  return search + hash + username + password === '';
}

function isOrigin(text: string): boolean {
  return /^https?:\/\//.test(text) && URL.canParse(text) && new URL(text).origin === text;
}
