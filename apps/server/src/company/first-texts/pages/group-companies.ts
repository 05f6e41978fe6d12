import type { ToFirstPage } from './first-page.types.ts';

/** Which company sells, and which others belong to it. */
export const groupCompanies: ToFirstPage = (translate) => ({
  slug: 'groupcompanics',
  title: translate('Group companies', 'समूह की कंपनियाँ'),
  drawing: 'group-companies',
  lead: translate(
    'When you buy, you should know from whom. One company sells on this site and issues every invoice.',
    'खरीदते समय आपको पता होना चाहिए कि किससे खरीद रहे हैं। इस साइट पर एक ही कंपनी बेचती है और हर बिल वही देती है।',
  ),
  sections: [
    {
      id: 'who-sells',
      heading: translate('Who sells to you', 'आपको कौन बेचता है'),
      blocks: ['{seller}'],
    },
    {
      id: 'others',
      heading: translate('Others in the group', 'समूह में और कौन'),
      blocks: [
        '{groupCompanies}',
        translate(
          'A company that is not named here does not belong to us, whatever name it uses.',
          'जिस कंपनी का नाम यहाँ नहीं है वह हमारी नहीं है, चाहे वह कोई भी नाम ले।',
        ),
      ],
    },
    {
      id: 'check',
      heading: translate('How to check a company', 'किसी कंपनी को कैसे जाँचें'),
      blocks: [
        {
          steps: [
            translate(
              'Look up its registration number on the site of the Ministry of Corporate Affairs, mca.gov.in.',
              'कॉर्पोरेट कार्य मंत्रालय की साइट mca.gov.in पर उसकी पंजीकरण संख्या खोजें।',
            ),
            translate(
              'Look up the GST number of its invoice on gst.gov.in. Name and state must be the same.',
              'बिल की जीएसटी संख्या gst.gov.in पर खोजें। नाम और राज्य वही होने चाहिए।',
            ),
            translate(
              'Look up the food licence number of a pack on foscos.fssai.gov.in.',
              'पैक की खाद्य लाइसेंस संख्या foscos.fssai.gov.in पर खोजें।',
            ),
          ],
        },
        {
          note: translate(
            'If anyone asks you to pay money into their own account in our name, do not pay. Report it to us.',
            'अगर कोई हमारे नाम पर अपने खाते में पैसे माँगे, तो न दें। हमें बताएँ।',
          ),
        },
        { links: [{ href: '/Shop/contact', label: translate('Contact us', 'हमसे संपर्क करें') }] },
      ],
    },
  ],
});
