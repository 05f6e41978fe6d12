import type { Translate } from '@pgm/ui/language';
import { addressIn } from '../shared/page-address.ts';
import type { Visit } from '../shared/page-facts.ts';

/** One step of the way to a page; the last one is the page itself and has no address. */
export interface Crumb {
  /** English, or in the visitor's language already. */
  readonly label: string;
  readonly href?: string;
}

/** The way to a page as schema.org's BreadcrumbList, from the same crumbs that the page shows. */
export function breadcrumbList(crumbs: readonly Crumb[], { origin, language }: Visit, t: Translate) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, href }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: t(label),
      ...(href !== undefined && { item: origin + addressIn(language, href) }),
    })),
  };
}
