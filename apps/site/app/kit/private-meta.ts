import type { MetaDescriptor } from 'react-router';
import { brand } from '../brand.ts';
import type { Visit } from './page-facts.ts';
import { translateIn } from '../i18n/i18n.ts';

/** The arguments of a route's `meta`, the root's match first. */
interface MetaArgs {
  readonly matches: readonly [{ readonly loaderData?: Visit | undefined }, ...unknown[]];
}

/**
 * Makes the `meta` of a private page: its title, and the request to search engines not to list it.
 * @param title English
 */
export const privateMeta =
  (title: string) =>
  ({ matches: [root] }: MetaArgs): MetaDescriptor[] => {
    const t = translateIn(root.loaderData?.language ?? 'en');
    return [{ title: `${t(title)} – ${brand.name}` }, { name: 'robots', content: 'noindex' }];
  };
