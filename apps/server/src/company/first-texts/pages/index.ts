import type { ToFirstPage } from './first-page.types.ts';
import { directSelling } from './direct-selling.ts';
import { flipCards } from './flip-cards.ts';
import { gallery } from './gallery.ts';
import { groupCompanies } from './group-companies.ts';
import { home } from './home.ts';
import { internationalBusiness } from './international-business.ts';
import { opportunity } from './opportunity.ts';
import { ourAssociation } from './our-association.ts';
import { ourTeam } from './our-team.ts';
import { successStories } from './success-stories.ts';
import { whyUs } from './why-us.ts';

interface FirstPage {
  readonly toPage: ToFirstPage;
  /** Whether it says something that is made up. */
  readonly isSample: boolean;
}

/** The first text of each page of the site that staff write. */
export const firstPages: readonly FirstPage[] = [
  { toPage: ourTeam, isSample: false },
  { toPage: ourAssociation, isSample: false },
  { toPage: groupCompanies, isSample: false },
  { toPage: internationalBusiness, isSample: false },
  { toPage: directSelling, isSample: false },
  { toPage: whyUs, isSample: false },
  { toPage: successStories, isSample: true },
  { toPage: opportunity, isSample: false },
  { toPage: flipCards, isSample: false },
  { toPage: gallery, isSample: false },
  { toPage: home, isSample: false },
];
