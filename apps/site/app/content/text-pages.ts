import { groupCompanies } from './about/group-companies.ts';
import { internationalBusiness } from './about/international-business.ts';
import { ourAssociation } from './about/our-association.ts';
import { ourTeam } from './about/our-team.ts';
import { directSelling } from './business/direct-selling.ts';
import { opportunity } from './business/opportunity.ts';
import { successStories } from './business/success-stories.ts';
import { whyUs } from './business/why-us.ts';
import type { ContentPageData } from './content-page.types.ts';
import type { Content } from './translate.ts';
import type { TextPath } from './text-paths.ts';

/** The text-only pages, by their addresses. */
export const textPages: Readonly<Record<TextPath, Content<ContentPageData>>> = {
  'about/ourteam': ourTeam,
  'about/ourassociation': ourAssociation,
  'about/groupcompanics': groupCompanies,
  'about/internationalbusiness': internationalBusiness,
  'business/directselling': directSelling,
  'business/whypgm': whyUs,
  'business/sucessstory': successStories,
  'business/businessoportunity': opportunity,
};
