import type { MetaDescriptor } from 'react-router';
import { company } from '../company.ts';
import type { Visit } from './page-facts.ts';
import { translateIn } from './speech.ts';

/** What a route's `meta` is called with, the root's match first. */
interface MetaArgs {
  readonly matches: readonly [{ readonly loaderData?: Visit | undefined }, ...unknown[]];
}

/**
 * Makes the `meta` of a page that is one person's alone: its title, and that no search engine should list it.
 * @param title English
 */
export const privateMeta =
  (title: string) =>
  ({ matches: [root] }: MetaArgs): MetaDescriptor[] => {
    const t = translateIn(root.loaderData?.language ?? 'en');
    return [{ title: `${t(title)} – ${company.brandName}` }, { name: 'robots', content: 'noindex' }];
  };
