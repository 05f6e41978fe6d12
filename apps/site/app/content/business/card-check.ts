import type { ContentPageData } from '../content-page.types.ts';
import { businessCrumb, crumbsTo } from '../crumbs.ts';
import type { Content } from '../translate.ts';

/** The page that checks the identity card of an associate. */
export const cardCheck: Content<ContentPageData> = (translate) => ({
  path: '/verify',
  title: translate('Check an identity card', 'पहचान-पत्र जाँचें'),
  description: translate(
    'An associate of ours visits you? Check with the code on the identity card whether the card is valid.',
    'हमारा एसोसिएट आपके यहाँ आया है? पहचान-पत्र के कोड से जाँचें कि वह मान्य है या नहीं।',
  ),
  crumbs: crumbsTo(translate, translate('Identity card', 'पहचान-पत्र'), businessCrumb(translate)),
  heading: translate('Check an identity card', 'पहचान-पत्र जाँचें'),
  lead: translate(
    'Every associate who visits you shows an identity card. Scan the QR code on it, or type the code here.',
    'जो भी एसोसिएट आपके यहाँ आता है, वह पहचान-पत्र दिखाता है। उसका QR कोड स्कैन करें, या कोड यहाँ लिखें।',
  ),
  sections: [
    {
      id: 'what-you-see',
      heading: translate('What you see', 'आपको क्या दिखता है'),
      blocks: [
        translate(
          'You see the name, the card number, and whether the associate may sell for us. You do not see a mobile number, an email or a photo.',
          'नाम, कार्ड संख्या, और यह कि एसोसिएट हमारे लिए बेच सकता है या नहीं। मोबाइल नंबर, ईमेल और तस्वीर नहीं दिखते।',
        ),
      ],
    },
    {
      id: 'no-card',
      heading: translate('No card, or a card that is not valid?', 'पहचान-पत्र नहीं है, या मान्य नहीं?'),
      blocks: [
        translate(
          'Do not buy and do not pay. Tell us, and we will find out who it was.',
          'न खरीदें, न पैसे दें। हमें बताएँ, हम पता करेंगे कि वह कौन था।',
        ),
        {
          links: [
            { href: '/grievance', label: translate('File a complaint', 'शिकायत दर्ज करें') },
            { href: '/Shop/contact', label: translate('Contact', 'संपर्क') },
          ],
        },
      ],
    },
  ],
});
