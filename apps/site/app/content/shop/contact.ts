import type { FactLine } from '@pgm/ui/fact-lines';
import { company, companyRecords } from '#app/company.ts';
import type { ContentPageData } from '../content-page.types.ts';
import { crumbsTo } from '../crumbs.ts';
import { grievanceLinks } from '../grievance/grievance-links.ts';
import { drawing } from '../picture.ts';
import { COMPLAINT } from '../policies/periods.ts';
import type { Content, Say } from '../say.ts';

/** Where and when the company can be reached. */
export const contact: Content<ContentPageData & { details: { heading: string; facts: FactLine[] }[] }> = (
  say,
) => ({
  path: '/Shop/contact',
  title: say('Contact', 'संपर्क'),
  description: say(
    'Address, phone, mail and opening hours, and a form to be called back on a working day.',
    'पता, फ़ोन, ईमेल और खुलने का समय, और एक फ़ॉर्म जिससे कार्यदिवस पर आपको फ़ोन आए।',
  ),
  crumbs: crumbsTo(say, say('Contact', 'संपर्क')),
  heading: say('Talk to us', 'हमसे बात करें'),
  lead: say(
    'Write, call or come by. Or leave your number, and we call you.',
    'लिखें, फ़ोन करें या आ जाएँ। या अपना नंबर छोड़ दें, हम फ़ोन करेंगे।',
  ),
  picture: drawing(
    'openings',
    'contact',
    say('Drawing: a telephone and a letter', 'चित्र: टेलीफ़ोन और एक चिट्ठी'),
  ),
  details: [
    {
      heading: say('Where we are', 'हम कहाँ हैं'),
      facts: [
        { label: say('Company', 'कंपनी'), value: company.legalName },
        { label: say('Office', 'कार्यालय'), value: company.registeredOffice },
        { label: say('Phone', 'फ़ोन'), value: companyRecords.phone },
        { label: say('Email', 'ईमेल'), value: companyRecords.email },
      ],
    },
    { heading: say('When somebody is there', 'हम कब मिलते हैं'), facts: openingHours(say) },
  ],
  sections: [
    {
      id: 'before-you-write',
      heading: say('Perhaps it is here already', 'शायद जवाब यहीं हो'),
      blocks: [
        {
          links: [
            { href: '/orders', label: say('Where is my order?', 'मेरा ऑर्डर कहाँ है?') },
            { href: '/cancelrefund', label: say('Cancel or send back', 'रद्द करना या लौटाना') },
            { href: '/business/businessoportunity', label: say('How to join', 'कैसे जुड़ें') },
            { href: '/privecypolicy', label: say('My data', 'मेरा डेटा') },
          ],
        },
      ],
    },
    {
      id: 'complaints',
      heading: say('If something went wrong', 'अगर कुछ गलत हुआ'),
      blocks: [
        say(
          `Tell us with your order number. A complaint is acknowledged within ${COMPLAINT.acknowledgedInHours} hours and settled within ${COMPLAINT.settledInDays} days.`,
          `ऑर्डर संख्या के साथ बताएँ। शिकायत की पावती ${COMPLAINT.acknowledgedInHours} घंटे में मिलती है और फ़ैसला ${COMPLAINT.settledInDays} दिनों में।`,
        ),
        grievanceLinks(say),
        {
          facts: [
            {
              label: say('Grievance officer', 'शिकायत अधिकारी'),
              value: companyRecords.posts.grievanceOfficer?.name,
            },
            {
              label: say('Reach them at', 'संपर्क'),
              value: companyRecords.posts.grievanceOfficer?.contact,
            },
          ],
        },
      ],
    },
  ],
});

function openingHours(say: Say): FactLine[] {
  const hours = companyRecords.openingHours;
  if (!hours) return [{ label: say('Opening hours', 'खुलने का समय'), value: undefined }];
  return hours.map(({ days, hours: value }) => ({ label: say(days.en, days.hi), value }));
}
