import { originContext } from '#app/kit/request-context.ts';
import type { Route } from './+types/robots.ts';

/** The private pages of a member; crawlers may read everything else that a page needs to be rendered. */
const DISALLOWED = [
  '/manage',
  '/dashboard',
  '/checkout',
  '/profile',
  '/orders',
  '/wishlist',
  '/address',
  '/dev',
];

/** What crawlers may read, and the address of the site map. */
export function loader({ context }: Route.LoaderArgs) {
  const lines = [
    'User-agent: *',
    ...DISALLOWED.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${context.get(originContext)}/sitemap.xml`,
    '',
  ];
  return new Response(lines.join('\n'), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
}
