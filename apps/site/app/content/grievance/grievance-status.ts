import type { ContentPageData } from '../content-page.types.ts';
import { crumbsTo } from '../crumbs.ts';
import { COMPLAINT } from '../policies/periods.ts';
import type { Content } from '../say.ts';

/** Where one sees what became of a complaint. */
export const grievanceStatus: Content<ContentPageData> = (say) => ({
  path: '/grievance/status',
  title: say('Status of a complaint', 'शिकायत की स्थिति'),
  description: say(
    'See how your complaint stands, by its number and your mobile number.',
    'शिकायत संख्या और अपने मोबाइल नंबर से देखें कि शिकायत कहाँ तक पहुँची।',
  ),
  crumbs: crumbsTo(say, say('Status', 'स्थिति'), {
    label: say('Grievances', 'शिकायत'),
    href: '/grievance',
  }),
  heading: say('How your complaint stands', 'आपकी शिकायत कहाँ तक पहुँची'),
  lead: say(
    `You need its number and the mobile number that you gave with it. Our answer comes within ${COMPLAINT.settledInDays} days.`,
    `इसके लिए शिकायत संख्या और उसके साथ दिया गया मोबाइल नंबर चाहिए। हमारा जवाब ${COMPLAINT.settledInDays} दिनों में आता है।`,
  ),
  sections: [
    {
      id: 'lost-number',
      heading: say('The number is lost?', 'संख्या खो गई?'),
      blocks: [
        say(
          'It stands in the SMS that we sent you when you complained. If that is gone too, write to the grievance officer.',
          'वह उस एसएमएस में है जो शिकायत करते समय भेजा गया था। वह भी न हो तो शिकायत अधिकारी को लिखें।',
        ),
        {
          links: [
            {
              href: '/grievance',
              label: say('Grievance officer and form', 'शिकायत अधिकारी और फ़ॉर्म'),
            },
          ],
        },
      ],
    },
  ],
});
