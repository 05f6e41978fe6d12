import { originContext } from '#app/shared/request-context.ts';
import type { Route } from './+types/robots.ts';

/** One person's pages; beside them, crawlers may read what a page needs to be rendered. */
const KEPT_OUT = [
  '/manage',
  '/dashboard',
  '/checkout',
  '/profile',
  '/orders',
  '/wishlist',
  '/address',
  '/dev',
];

/** What crawlers may read, and where the site map is. */
export function loader({ context }: Route.LoaderArgs) {
  const lines = [
    'User-agent: *',
    ...KEPT_OUT.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${context.get(originContext)}/sitemap.xml`,
    '',
  ];
  return new Response(lines.join('\n'), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
}
