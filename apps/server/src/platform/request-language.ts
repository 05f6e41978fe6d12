import { Language } from '@pgm/api/contract';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';

/** The language that whoever calls chose for the site's pages, by the cookie that keeps it; English for who chose none. */
export function requestLanguage(context: Context): Language {
  const chosen = Language.safeParse(getCookie(context, 'language'));
  return chosen.success ? chosen.data : 'en';
}
