import { GRIEVANCE } from '@pgm/api/contract';
import type { ContentPageData } from '../content-page.types.ts';
import { crumbsTo } from '../crumbs.ts';
import type { Content } from '../translate.ts';

/** The page that shows the status of a grievance. */
export const grievanceStatus: Content<ContentPageData> = (translate) => ({
  path: '/grievance/status',
  title: translate('Status of a complaint', 'शिकायत की स्थिति'),
  description: translate(
    'Check the status of your complaint with its number and your mobile number.',
    'शिकायत संख्या और अपने मोबाइल नंबर से देखें कि शिकायत कहाँ तक पहुँची।',
  ),
  crumbs: crumbsTo(translate, translate('Status', 'स्थिति'), {
    label: translate('Grievances', 'शिकायत'),
    href: '/grievance',
  }),
  heading: translate('Your complaint status', 'आपकी शिकायत की स्थिति'),
  lead: translate(
    `You need the complaint number and the mobile number you gave with it. We respond within ${GRIEVANCE.settledInDays} days.`,
    `इसके लिए शिकायत संख्या और उसके साथ दिया गया मोबाइल नंबर चाहिए। हमारा जवाब ${GRIEVANCE.settledInDays} दिनों में आता है।`,
  ),
  sections: [
    {
      id: 'lost-number',
      heading: translate('Lost the number?', 'संख्या खो गई?'),
      blocks: [
        translate(
          'It is in the SMS we sent when you filed the complaint. If you no longer have it, write to the grievance officer.',
          'वह उस एसएमएस में है जो शिकायत करते समय भेजा गया था। वह भी न हो तो शिकायत अधिकारी को लिखें।',
        ),
        {
          links: [
            {
              href: '/grievance',
              label: translate('Grievance officer and form', 'शिकायत अधिकारी और फ़ॉर्म'),
            },
          ],
        },
      ],
    },
  ],
});
