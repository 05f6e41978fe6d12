import type { HeaderProps } from '@pgm/ui/header';

type Places = HeaderProps['nav'];

/** Places to go with the one marked that is being looked at, whatever the spelling of `path`. */
export function placesAt(path: string, places: Places): Places {
  return places.map((place) =>
    'links' in place
      ? { ...place, links: place.links.map((link) => ({ ...link, current: leadsTo(path, link.href) })) }
      : { ...place, current: leadsTo(path, place.href) },
  );
}

function leadsTo(path: string, href: string): boolean {
  // A product's page is in the shop too.
  return href === '/products' ? path.startsWith('/product') : path.toLowerCase() === href.toLowerCase();
}
