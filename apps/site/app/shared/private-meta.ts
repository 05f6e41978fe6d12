import type { MetaDescriptor } from 'react-router';
import { company } from '../company.ts';

/** Title of a page that is one person's alone; no search engine should list it. */
export function privateMeta(title: string): MetaDescriptor[] {
  return [{ title: `${title} – ${company.brandName}` }, { name: 'robots', content: 'noindex' }];
}
