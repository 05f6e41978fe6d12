import type { WayOn } from '@pgm/ui/article';
import type { Say } from '../say.ts';

/** The ways to the form of a complaint and to where one stands, for pages that speak of complaints. */
export function grievanceLinks(say: Say): { readonly links: readonly WayOn[] } {
  return {
    links: [
      { href: '/grievance', label: say('Make a complaint', 'शिकायत दर्ज करें') },
      { href: '/grievance/status', label: say('See how it stands', 'स्थिति देखें') },
    ],
  };
}
