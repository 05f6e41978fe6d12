import * as z from 'zod';
import { isLoopback } from '../settings.ts';

/** The environment variables of sign-in with Google. */
export const googleSettings = {
  GOOGLE_ISSUER: z
    .string()
    .refine(isIssuer, 'must be an address that starts with https://')
    .default('https://accounts.google.com'),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
};

/** The identity provider, and this site's credentials there. */
export interface OidcOptions {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

type Settings = z.infer<z.ZodObject<typeof googleSettings>>;

/** The configured provider, or undefined. */
export function oidcOptions(settings: Settings): OidcOptions | undefined {
  const { GOOGLE_ISSUER: issuer, GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = settings;
  if (clientId === undefined || clientSecret === undefined) return undefined;
  return { issuer, clientId, clientSecret };
}

function isIssuer(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url));
}
