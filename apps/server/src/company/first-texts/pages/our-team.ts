import type { ToFirstPage } from './first-page.types.ts';

/** The page that shows the responsibilities within the company. */
export const ourTeam: ToFirstPage = (translate) => ({
  slug: 'ourteam',
  title: translate('Our team', 'हमारी टीम'),
  drawing: 'our-team',
  lead: translate(
    'Someone is responsible for every pack. These are the roles, and what each one does.',
    'हर पैक के पीछे कोई है जो उसके लिए जवाबदेह है। ये हैं पद, और हर पद का काम।',
  ),
  sections: [
    {
      id: 'posts',
      heading: translate('Who does what', 'कौन क्या करता है'),
      blocks: [
        {
          cards: [
            {
              title: translate('Managing director', 'प्रबंध निदेशक'),
              text: translate(
                'Leads the company and is responsible for all of it.',
                'कंपनी चलाते हैं और हर बात के लिए जवाबदेह हैं।',
              ),
              post: 'managingDirector',
            },
            {
              title: translate('Product quality', 'उत्पाद की गुणवत्ता'),
              text: translate(
                'Chooses manufacturers, checks labels and batches, and recalls what is not right.',
                'निर्माता चुनते हैं, लेबल और बैच जाँचते हैं, जो ठीक नहीं उसे वापस मँगाते हैं।',
              ),
              post: 'productQuality',
            },
            {
              title: translate('Orders and deliveries', 'ऑर्डर और डिलीवरी'),
              text: translate(
                'Makes sure that your order is packed, sent and, if needed, returned.',
                'देखते हैं कि आपका ऑर्डर पैक हो, भेजा जाए, और ज़रूरत पड़े तो वापस लिया जाए।',
              ),
              post: 'deliveries',
            },
            {
              title: translate('Associate care', 'एसोसिएट सहायता'),
              text: translate(
                'Explains products and rules to associates, before they join and after.',
                'एसोसिएट को उत्पाद और नियम समझाते हैं, जुड़ने से पहले भी और बाद में भी।',
              ),
              post: 'associateCare',
            },
          ],
        },
      ],
    },
    {
      id: 'officers',
      heading: translate('Officers required by law', 'जिनका नाम बताना कानूनन ज़रूरी है'),
      blocks: [
        {
          cards: [
            {
              title: translate('Grievance officer', 'शिकायत अधिकारी'),
              text: translate(
                'Handles complaints from customers and associates, and informs you of the outcome.',
                'ग्राहकों और एसोसिएट की शिकायतें लेते हैं, और बताते हैं कि आपकी शिकायत का क्या हुआ।',
              ),
              post: 'grievanceOfficer',
            },
            {
              title: translate('Nodal officer', 'नोडल अधिकारी'),
              text: translate(
                'Makes sure that we follow the rules for direct selling, and speaks with the authorities.',
                'देखते हैं कि हम डायरेक्ट सेलिंग के नियम मानें, और सरकारी विभागों से बात करते हैं।',
              ),
              post: 'nodalOfficer',
            },
            {
              title: translate('Data protection', 'डेटा सुरक्षा'),
              text: translate(
                'Answers questions about what we store about you, and has it corrected or erased.',
                'हम आपके बारे में क्या रखते हैं, इसके सवालों के जवाब देते हैं, और उसे ठीक करते या मिटाते हैं।',
              ),
              post: 'dataProtection',
            },
          ],
        },
      ],
    },
    {
      id: 'how-we-work',
      // For the company: confirm how the team works, and which posts there are.
      heading: translate('How we work', 'हम कैसे काम करते हैं'),
      blocks: [
        {
          list: [
            translate(
              'One question, one person: the person who takes your question also answers it.',
              'एक सवाल, एक व्यक्ति: जो आपका सवाल लेता है, वही जवाब लाता है।',
            ),
            translate(
              'We write things down, so that you do not have to repeat yourself.',
              'हम बातें लिख लेते हैं, ताकि आपको दो बार न बताना पड़े।',
            ),
            translate(
              'No one here is paid for recruiting people. We measure our work by customers served.',
              'यहाँ किसी को केवल लोग जोड़ने का पैसा नहीं मिलता। काम इससे आँका जाता है कि कितने ग्राहकों की सेवा की।',
            ),
          ],
        },
        {
          links: [
            { href: '/Shop/contact', label: translate('How to reach us', 'हमसे कैसे मिलें') },
            { href: '/about/ourcompany', label: translate('About the company', 'कंपनी के बारे में') },
          ],
        },
      ],
    },
  ],
});
