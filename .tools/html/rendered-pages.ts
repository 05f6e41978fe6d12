import routes from '../../apps/site/app/routes.ts';

/** The value of a route's parameter when no link contains a real one; it matches nothing. */
const NOTHING = '00000000-0000-4000-8000-000000000000';

/** Pages that look different with a query. */
const RETURN_REQUESTED_ORDER = [
  '/products/?search=oil',
  '/products/?search=nothing-is-called-so',
  '/products/?page=2&sort=name',
];

/**
 * The HTML of every page as the server renders it, by address: each route of the site at least once, and every page
 * that a link leads to.
 */
export async function listPages(site: string, language: string): Promise<Map<string, string>> {
  const pages = new Map<string, string>();
  const met = new Set([...toPaths(routes), ...RETURN_REQUESTED_ORDER]);
  // The loop also visits the entries that are added to the set meanwhile.
  for (const address of met) {
    const response = await fetch(site + address, {
      headers: { accept: 'text/html', cookie: `language=${language}` },
    });
    const html = await response.text();
    if (!response.headers.get('content-type')?.startsWith('text/html')) continue;
    pages.set(address, html);
    for (const [, path = ''] of html.matchAll(/<a\b[^>]*?\shref="(\/[^"#?]*)/g))
      met.add(path.replaceAll('&amp;', '&'));
  }
  return pages;
}

/** An address for each route, those without a path of their own included. */
function toPaths(entries: typeof routes, above = ''): string[] {
  return entries.flatMap(({ path, children }) => {
    const whole = path === undefined ? above : `${above}/${path}`;
    if (children) return toPaths(children, whole);
    return [encodeURI(whole.replace(/:\w+\?$/, '').replace(/:\w+|\*/, NOTHING)) || '/'];
  });
}
