import { GRIEVANCE } from '@pgm/api/contract';
import type { CompanyFacts } from '@pgm/api/contract';
import type { FactLine } from '@pgm/ui/primitives/fact-lines';
import type { ContentPageData } from '../content-page.types.ts';
import { crumbsTo } from '../crumbs.ts';
import { grievanceLinks } from '../grievance/grievance-links.ts';
import { contentImage } from '../content-image.ts';
import type { Content, Translate } from '../translate.ts';

/** The contact page: where and when the company can be reached. */
export const contact: Content<ContentPageData & { details: { heading: string; facts: FactLine[] }[] }> = (
  translate,
  company,
) => ({
  path: '/Shop/contact',
  title: translate('Contact', 'संपर्क'),
  description: translate(
    'Address, phone, email and opening hours, and a form to request a call on a working day.',
    'पता, फ़ोन, ईमेल और खुलने का समय, और एक फ़ॉर्म जिससे कार्यदिवस पर आपको फ़ोन आए।',
  ),
  crumbs: crumbsTo(translate, translate('Contact', 'संपर्क')),
  heading: translate('Talk to us', 'हमसे बात करें'),
  lead: translate(
    'Write, call or visit us. Or leave your number and we will call you.',
    'लिखें, फ़ोन करें या आ जाएँ। या अपना नंबर छोड़ दें, हम फ़ोन करेंगे।',
  ),
  image: contentImage(
    'openings',
    'contact',
    translate('Drawing: a telephone and a letter', 'चित्र: टेलीफ़ोन और एक चिट्ठी'),
  ),
  details: [
    {
      heading: translate('Where we are', 'हम कहाँ हैं'),
      facts: [
        { label: translate('Company', 'कंपनी'), value: company.legalName },
        { label: translate('Office', 'कार्यालय'), value: company.registeredOffice },
        { label: translate('Phone', 'फ़ोन'), value: company.phone },
        { label: translate('Email', 'ईमेल'), value: company.email },
      ],
    },
    { heading: translate('Opening hours', 'खुलने का समय'), facts: openingHours(translate, company) },
  ],
  sections: [
    {
      id: 'before-you-write',
      heading: translate('Quick answers', 'झटपट जवाब'),
      blocks: [
        {
          links: [
            { href: '/orders', label: translate('Where is my order?', 'मेरा ऑर्डर कहाँ है?') },
            { href: '/cancelrefund', label: translate('Cancel or return', 'रद्द करना या लौटाना') },
            { href: '/business/businessoportunity', label: translate('How to join', 'कैसे जुड़ें') },
            { href: '/privecypolicy', label: translate('My data', 'मेरा डेटा') },
          ],
        },
      ],
    },
    {
      id: 'complaints',
      heading: translate('If something went wrong', 'अगर कुछ गलत हुआ'),
      blocks: [
        translate(
          `Write to us with your order number. A complaint is acknowledged within ${GRIEVANCE.acknowledgedInHours} hours and settled within ${GRIEVANCE.settledInDays} days.`,
          `ऑर्डर संख्या के साथ बताएँ। शिकायत की पावती ${GRIEVANCE.acknowledgedInHours} घंटे में मिलती है और फ़ैसला ${GRIEVANCE.settledInDays} दिनों में।`,
        ),
        grievanceLinks(translate),
        {
          facts: [
            {
              label: translate('Grievance officer', 'शिकायत अधिकारी'),
              value: company.grievanceOfficer,
            },
            {
              label: translate('Reach them at', 'संपर्क'),
              value: company.grievanceOfficerContact,
            },
          ],
        },
      ],
    },
  ],
});

/** A day without hours is left out. */
function openingHours(
  translate: Translate,
  { hoursWeekdays, hoursSaturday, hoursSunday }: CompanyFacts,
): FactLine[] {
  return [
    { label: translate('Monday to Friday', 'सोमवार से शुक्रवार'), value: hoursWeekdays },
    { label: translate('Saturday', 'शनिवार'), value: hoursSaturday },
    { label: translate('Sunday', 'रविवार'), value: hoursSunday },
  ];
}
