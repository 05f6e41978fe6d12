import type { HeaderProps } from '@pgm/ui/shell/header';

type NavLinks = HeaderProps['nav'];

/** The nav links with the current page marked, for any letter case of `path`. */
export function toNavLinks(path: string, navLinks: NavLinks): NavLinks {
  return navLinks.map((navLink) =>
    'links' in navLink
      ? { ...navLink, links: navLink.links.map((link) => ({ ...link, current: leadsTo(path, link.href) })) }
      : { ...navLink, current: leadsTo(path, navLink.href) },
  );
}

function leadsTo(path: string, href: string): boolean {
  // A product's page is in the shop too.
  return href === '/products' ? path.startsWith('/product') : path.toLowerCase() === href.toLowerCase();
}
