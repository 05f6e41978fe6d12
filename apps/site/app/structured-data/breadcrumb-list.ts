import type { Translate } from '@pgm/ui/foundations/language';
import { addressIn } from '../kit/page-address.ts';
import type { Crumb, Visit } from '../kit/page-facts.ts';

/** The breadcrumbs of a page as schema.org's BreadcrumbList; the page shows the same ones. */
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
