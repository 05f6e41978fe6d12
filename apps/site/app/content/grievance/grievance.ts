import { GRIEVANCE, REOPEN_DAYS } from '@pgm/api/contract';
import type { FactLine } from '@pgm/ui/primitives/fact-lines';
import type { ContentPageData } from '../content-page.types.ts';
import { crumbsTo } from '../crumbs.ts';
import type { Content } from '../translate.ts';
import { officers } from './officers.ts';

const { acknowledgedInHours: hours, settledInDays: days } = GRIEVANCE;

/** The page for grievances: the officers, the procedure, the periods, and the authorities beyond the company. */
export const grievance: Content<ContentPageData & { details: { heading: string; facts: FactLine[] }[] }> = (
  translate,
  company,
) => ({
  path: '/grievance',
  title: translate('Grievances', 'शिकायत'),
  description: translate(
    `File a complaint and get a number at once. Acknowledged within ${hours} hours, settled within ${days} days.`,
    `शिकायत दर्ज करें और तुरंत संख्या पाएँ। ${hours} घंटे में पावती, ${days} दिनों में फ़ैसला।`,
  ),
  crumbs: crumbsTo(translate, translate('Grievances', 'शिकायत')),
  heading: translate('Something went wrong? Let us know', 'कुछ गलत हुआ? हमें बताएँ'),
  lead: translate(
    'Anyone can complain, with or without an account: about a product, a delivery, a refund, your data, or how someone behaved in our name.',
    'खाता हो या न हो, कोई भी शिकायत कर सकता है: उत्पाद, डिलीवरी, पैसे की वापसी, अपने डेटा या हमारे नाम पर किसी के व्यवहार के बारे में।',
  ),
  details: officers(translate, company),
  sections: [
    {
      id: 'how-it-goes',
      heading: translate('How it works', 'आगे क्या होता है'),
      blocks: [
        // For counsel: the periods, and what an acknowledgement and a decision have to say.
        {
          steps: [
            translate(
              `You write to us. You get a number at once, on the screen and by SMS; at the latest within ${hours} hours.`,
              `आप लिखते हैं। संख्या तुरंत स्क्रीन पर और एसएमएस से मिलती है; ज़्यादा से ज़्यादा ${hours} घंटे में।`,
            ),
            translate(
              'The grievance officer reviews it, and calls you if anything is unclear.',
              'शिकायत अधिकारी मामला देखते हैं, और कुछ साफ़ न हो तो आपको फ़ोन करते हैं।',
            ),
            translate(
              `You get our response within ${days} days, with what we will do about it.`,
              `${days} दिनों में आपको हमारा जवाब मिलता है, और यह भी कि हम क्या कर रहे हैं।`,
            ),
            translate(
              `Not satisfied? You can reopen it within ${REOPEN_DAYS} days, under the same number.`,
              `संतुष्ट नहीं? ${REOPEN_DAYS} दिनों के भीतर उसी संख्या पर मामला फिर से खुलवाएँ।`,
            ),
          ],
        },
        {
          note: translate(
            'Complaining is free, and it will not be held against you.',
            'शिकायत करने का कोई शुल्क नहीं, और इससे किसी का नुकसान नहीं होता।',
          ),
        },
      ],
    },
    {
      id: 'follow',
      heading: translate('Check status', 'स्थिति देखें'),
      blocks: [
        translate(
          'Enter your complaint number and mobile number to see each step and our response. Logged-in members see their complaints without a number.',
          'शिकायत संख्या और अपने मोबाइल नंबर से आप हर चरण और हमारी बात देख सकते हैं। सदस्य अपनी शिकायतें वहाँ बिना संख्या के देखते हैं।',
        ),
        {
          links: [
            { href: '/grievance/status', label: translate('Status of a complaint', 'शिकायत की स्थिति') },
          ],
        },
      ],
    },
    {
      id: 'further',
      heading: translate('If that does not help', 'अगर इससे बात न बने'),
      blocks: [
        // For counsel: the order of the next steps, and what to name of the nodal officer and the authorities.
        {
          list: [
            ...(company.nodalOfficer === undefined
              ? []
              : [translate('Write to the nodal officer named above.', 'ऊपर बताए गए नोडल अधिकारी को लिखें।')]),
            translate(
              'Call the National Consumer Helpline: 1915, free, or write at consumerhelpline.gov.in.',
              'राष्ट्रीय उपभोक्ता हेल्पलाइन 1915 पर निःशुल्क फ़ोन करें, या consumerhelpline.gov.in पर लिखें।',
            ),
            translate(
              'Go to the consumer commission of your district, online too: e-jagriti.gov.in.',
              'अपने ज़िले के उपभोक्ता आयोग में जाएँ, ऑनलाइन भी: e-jagriti.gov.in।',
            ),
          ],
        },
        translate(
          'You do not have to wait for our response.',
          'इसके लिए आपको हमारे जवाब का इंतज़ार करना ज़रूरी नहीं।',
        ),
      ],
    },
    {
      id: 'your-data',
      heading: translate('How we use your details', 'हम इसका क्या करते हैं'),
      blocks: [
        // For counsel: how long grievances are stored, and on what ground.
        translate(
          'We use your name, numbers and message to settle the complaint and to show that we did. If an account is deleted, we keep them without the link to it.',
          'नाम, नंबर और आपकी लिखी बात शिकायत सुलझाने और उसे दिखाने के लिए हैं। खाता मिटाने पर भी वे रहते हैं, पर खाते से उनका जोड़ हट जाता है।',
        ),
      ],
    },
  ],
});
