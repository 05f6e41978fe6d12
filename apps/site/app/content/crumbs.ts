import type { Say } from './say.ts';

interface Crumb {
  readonly label: string;
  readonly href?: string;
}

/** The way to a page from the home page; `within` is the page that stands for its area. */
export function crumbsTo(say: Say, label: string, within?: Required<Crumb>): Crumb[] {
  return [{ label: say('Home', 'होम'), href: '/' }, ...(within ? [within] : []), { label }];
}

/** The pages about the company. */
export const aboutCrumb = (say: Say) => ({
  label: say('Our company', 'हमारी कंपनी'),
  href: '/about/ourcompany',
});

/** The pages about working with the company. */
export const businessCrumb = (say: Say) => ({
  label: say('Direct selling', 'डायरेक्ट सेलिंग'),
  href: '/business/directselling',
});
