import type { Account } from 'oidc-provider';

/** The account for any login that is typed: every login exists. */
export function localAccount(login: string): Account {
  const [local = ''] = login.split('@');
  const [first = '', ...others] = local
    .split(/[^\p{L}\p{M}]+/u)
    .filter(Boolean)
    .map(capitalised);
  return {
    accountId: login,
    claims: () => ({
      sub: login,
      email: login.includes('@') ? login : `${login.replace(/\s+/g, '.')}@example.in`,
      email_verified: true,
      given_name: first,
      family_name: others.join(' '),
    }),
  };
}

/** Normalises a login, so that different spellings are the same login. */
export function toLogin(typed: string): string {
  return typed.trim().toLowerCase().slice(0, 100);
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
