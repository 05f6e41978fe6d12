import type { Translate } from './translate.ts';

interface Crumb {
  readonly label: string;
  readonly href?: string;
}

/** The breadcrumbs from the home page to a page; `within` is the main page of its area. */
export function crumbsTo(translate: Translate, label: string, within?: Required<Crumb>): Crumb[] {
  return [{ label: translate('Home', 'होम'), href: '/' }, ...(within ? [within] : []), { label }];
}

/** The breadcrumb of the pages about the company. */
export const aboutCrumb = (translate: Translate) => ({
  label: translate('Our company', 'हमारी कंपनी'),
  href: '/about/ourcompany',
});

/** The breadcrumb of the pages about working with the company. */
export const businessCrumb = (translate: Translate) => ({
  label: translate('Direct selling', 'डायरेक्ट सेलिंग'),
  href: '/business/directselling',
});
