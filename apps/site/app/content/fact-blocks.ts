import type { CompanyFacts, CompanyPost, FactBlock } from '@pgm/api/contract';
import type { Block } from '#app/kit/article-blocks.ts';
import { brand } from '#app/brand.ts';
import { grievanceLinks } from './grievance/grievance-links.ts';
import { type Translate, inBoth } from './translate.ts';

/** The posts of the company, in English and in Hindi. */
const POSTS: Readonly<Record<CompanyPost, readonly [english: string, hindi: string]>> = {
  managingDirector: ['Managing director', 'प्रबंध निदेशक'],
  productQuality: ['Product quality', 'उत्पाद की गुणवत्ता'],
  deliveries: ['Orders and deliveries', 'ऑर्डर और डिलीवरी'],
  associateCare: ['Associate care', 'एसोसिएट सहायता'],
  grievanceOfficer: ['Grievance officer', 'शिकायत अधिकारी'],
  nodalOfficer: ['Nodal officer', 'नोडल अधिकारी'],
  dataProtection: ['Data protection', 'डेटा सुरक्षा'],
};

/** The person who has a post; the name is undefined where the company has not set it. */
export const toHolder = (post: CompanyPost, company: CompanyFacts) => ({
  name: company[post],
  contact: company[`${post}Contact`],
});

/** The person who has a post, as facts. */
export function toHolderFacts(post: CompanyPost, company: CompanyFacts, translate: Translate): Block {
  const { name, contact } = toHolder(post, company);
  const facts = [
    { label: translate(...POSTS[post]), value: name },
    { label: translate('Reach them at', 'संपर्क'), value: contact },
  ];
  return { facts };
}

/**
 * What a page shows in place of a paragraph that stands for facts of the company, besides the holders of posts. Undefined where its section says nothing without
 * these facts, and they are not set.
 */
export function factBlocks(
  translate: Translate,
  company: CompanyFacts,
): Readonly<Record<Exclude<FactBlock, CompanyPost>, readonly Block[] | undefined>> {
  const { memberships, membershipsHindi, groupCompanies, groupCompaniesHindi, pointValue, pointValueHindi } =
    company;
  const fact = (label: string, value: string | undefined) =>
    value === undefined ? undefined : [{ facts: [{ label, value }] }];
  return {
    seller: [
      {
        facts: [
          { label: translate('Brand', 'ब्रांड'), value: brand.name },
          { label: translate('Legal name', 'कानूनी नाम'), value: company.legalName },
          { label: translate('Registration number', 'पंजीकरण संख्या'), value: company.registrationNumber },
          { label: translate('Registered office', 'पंजीकृत कार्यालय'), value: company.registeredOffice },
          { label: translate('GST number', 'जीएसटी संख्या'), value: company.gstin },
          { label: translate('Phone', 'फ़ोन'), value: company.phone },
          { label: translate('Email', 'ईमेल'), value: company.email },
        ],
      },
    ],
    grievance: [grievanceLinks(translate), toHolderFacts('grievanceOfficer', company, translate)],
    memberships: fact(translate('Member of', 'सदस्य'), inBoth(translate, memberships, membershipsHindi)),
    groupCompanies: fact(
      translate('Companies', 'कंपनियाँ'),
      inBoth(translate, groupCompanies, groupCompaniesHindi),
    ),
    pointValue: fact(translate('One point', 'एक पॉइंट'), inBoth(translate, pointValue, pointValueHindi)),
  };
}
