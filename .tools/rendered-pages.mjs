import routes from '../apps/site/app/routes.ts';

/** What stands for a parameter of a route where no link tells a real one; nothing is found there. */
const NOTHING = '00000000-0000-4000-8000-000000000000';

/** Pages that look different when something is asked of them. */
const ASKED = [
  '/products/?search=oil',
  '/products/?search=nothing-is-called-so',
  '/products/?page=2&sort=name',
];

/**
 * The HTML of every page as the server renders it, by address: each route of the site at least once, and every page
 * that a link leads to.
 */
export async function pagesOf(site, language) {
  const pages = new Map();
  const met = new Set([...pathsOf(routes), ...ASKED]);
  // A set also gives what is added to it meanwhile.
  for (const address of met) {
    const answer = await fetch(site + address, {
      headers: { accept: 'text/html', cookie: `language=${language}` },
    });
    const html = await answer.text();
    if (!answer.headers.get('content-type')?.startsWith('text/html')) continue;
    pages.set(address, html);
    for (const [, path] of html.matchAll(/<a\b[^>]*?\shref="(\/[^"#?]*)/g))
      met.add(path.replaceAll('&amp;', '&'));
  }
  return pages;
}

/** An address for each route, those without a path of their own included. */
function pathsOf(entries) {
  return entries.flatMap(({ path = '', children }) =>
    children ? pathsOf(children) : [encodeURI(`/${path.replace(/:\w+\?$/, '').replace(/:\w+|\*/, NOTHING)}`)],
  );
}
