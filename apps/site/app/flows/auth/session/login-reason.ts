/** The pages that ask for a login, by the beginning of their addresses, with the reason in English. */
const REASONS: readonly (readonly [path: RegExp, reason: string])[] = [
  [/^\/(manage\/)?orders\b/, 'Log in to see your orders'],
  [/^\/(manage\/)?wishlist\b/, 'Log in to see your wishlist'],
  [/^\/(address\b|manage\/addresses\b)/, 'Log in to see your addresses'],
  [/^\/(manage\/)?profile\b/, 'Log in to see your profile'],
  [/^\/manage\/business-values\b/, 'Log in to see your points'],
  [/^\/manage\/team\b/, 'Log in to see your team'],
  [/^\/manage\/requests\b/, 'Log in to see your requests'],
  [/^\/manage\/payments\b/, 'Log in to see your payments'],
  [/^\/manage\/welcome\b/, 'Log in to see your first steps'],
  [/^\/manage\/staff-invitation\b/, 'Log in to see your invitation'],
  [/^\/manage\/notifications\b/, 'Log in to see your notifications'],
  [/^\/manage\/agreement\b/, 'Log in to see your agreement'],
  [/^\/manage\/identity-card\b/, 'Log in to see your identity card'],
  [/^\/manage\/privacy\b/, 'Log in to see your privacy settings'],
  [/^\/manage\/security\b/, 'Log in to see your security settings'],
  [/^\/checkout\b/, 'Log in to place your order'],
  [/^\/dashboard\b/, 'Log in to open the staff area'],
];

/** Why the page at `path` asks for a login, in English; undefined where it is obvious. */
export function loginReason(path: string | undefined): string | undefined {
  const sought = path?.toLowerCase() ?? '';
  return REASONS.find(([pattern]) => pattern.test(sought))?.[1];
}
