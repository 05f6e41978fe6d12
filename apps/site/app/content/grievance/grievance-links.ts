import type { WayOn } from '@pgm/ui/company/article';
import type { Translate } from '../translate.ts';

/** The links to the grievance form and to the grievance status, for pages that mention grievances. */
export function grievanceLinks(translate: Translate): { readonly links: readonly WayOn[] } {
  return {
    links: [
      { href: '/grievance', label: translate('File a complaint', 'शिकायत दर्ज करें') },
      { href: '/grievance/status', label: translate('Check status', 'स्थिति देखें') },
    ],
  };
}
