import { type CompanyRecords, companyRecords } from '#app/company.ts';
import type { ContentPageData } from '../content-page.types.ts';
import { aboutCrumb, crumbsTo } from '../crumbs.ts';
import { drawing } from '../picture.ts';
import type { Content } from '../say.ts';

/** Who answers for what. */
export const ourTeam: Content<ContentPageData> = (say) => ({
  path: '/about/ourteam',
  title: say('Our team', 'हमारी टीम'),
  description: say(
    'Who answers for products, deliveries, associates, complaints and your data, and how the team works.',
    'उत्पाद, डिलीवरी, एसोसिएट, शिकायत और आपके डेटा के लिए कौन जवाबदेह है, और टीम कैसे काम करती है।',
  ),
  crumbs: crumbsTo(say, say('Our team', 'हमारी टीम'), aboutCrumb(say)),
  heading: say('Our team', 'हमारी टीम'),
  lead: say(
    'Behind every pack stands somebody who answers for it. These are the posts, and what each is there for.',
    'हर पैक के पीछे कोई है जो उसके लिए जवाबदेह है। ये हैं पद, और हर पद का काम।',
  ),
  picture: drawing(
    'openings',
    'our-team',
    say('Drawing: four people behind a counter with two packs', 'चित्र: काउंटर के पीछे चार लोग, सामने दो पैक'),
  ),
  sections: [
    {
      id: 'posts',
      heading: say('Who does what', 'कौन क्या करता है'),
      blocks: [
        {
          people: [
            {
              post: say('Managing director', 'प्रबंध निदेशक'),
              text: say(
                'Leads the company and answers for all of it.',
                'कंपनी चलाते हैं और हर बात के लिए जवाबदेह हैं।',
              ),
              ...whoIs('managingDirector'),
            },
            {
              post: say('Product quality', 'उत्पाद की गुणवत्ता'),
              text: say(
                'Chooses makers, checks labels and batches, takes back what is not right.',
                'निर्माता चुनते हैं, लेबल और बैच जाँचते हैं, जो ठीक नहीं उसे वापस मँगाते हैं।',
              ),
              ...whoIs('productQuality'),
            },
            {
              post: say('Orders and deliveries', 'ऑर्डर और डिलीवरी'),
              text: say(
                'Sees that what you ordered is packed, sent and, if need be, taken back.',
                'देखते हैं कि आपका ऑर्डर पैक हो, भेजा जाए, और ज़रूरत पड़े तो वापस लिया जाए।',
              ),
              ...whoIs('deliveries'),
            },
            {
              post: say('Associate care', 'एसोसिएट सहायता'),
              text: say(
                'Explains products and rules to associates, before they join and after.',
                'एसोसिएट को उत्पाद और नियम समझाते हैं, जुड़ने से पहले भी और बाद में भी।',
              ),
              ...whoIs('associateCare'),
            },
          ],
        },
      ],
    },
    {
      id: 'officers',
      heading: say('Whom the law asks us to name', 'जिनका नाम बताना कानूनन ज़रूरी है'),
      blocks: [
        {
          people: [
            {
              post: say('Grievance officer', 'शिकायत अधिकारी'),
              text: say(
                'Takes complaints of customers and associates, and tells you what came of yours.',
                'ग्राहकों और एसोसिएट की शिकायतें लेते हैं, और बताते हैं कि आपकी शिकायत का क्या हुआ।',
              ),
              ...whoIs('grievanceOfficer'),
            },
            {
              post: say('Nodal officer', 'नोडल अधिकारी'),
              text: say(
                'Sees that we keep the rules for direct selling, and speaks with the authorities.',
                'देखते हैं कि हम डायरेक्ट सेलिंग के नियम मानें, और सरकारी विभागों से बात करते हैं।',
              ),
              ...whoIs('nodalOfficer'),
            },
            {
              post: say('Data protection', 'डेटा सुरक्षा'),
              text: say(
                'Answers questions about what we store about you, and sees that it is put right or erased.',
                'हम आपके बारे में क्या रखते हैं, इसके सवालों के जवाब देते हैं, और उसे ठीक करते या मिटाते हैं।',
              ),
              ...whoIs('dataProtection'),
            },
          ],
        },
      ],
    },
    {
      id: 'how-we-work',
      // For the company: confirm how the team works, and which posts there are.
      heading: say('How we work', 'हम कैसे काम करते हैं'),
      blocks: [
        {
          list: [
            say(
              'One question, one person: whoever takes your question brings you the answer.',
              'एक सवाल, एक व्यक्ति: जो आपका सवाल लेता है, वही जवाब लाता है।',
            ),
            say(
              'We write things down, so that you need not tell your story twice.',
              'हम बातें लिख लेते हैं, ताकि आपको दो बार न बताना पड़े।',
            ),
            say(
              'Nobody here is paid for bringing people in. Work is counted in customers served.',
              'यहाँ किसी को केवल लोग जोड़ने का पैसा नहीं मिलता। काम इससे आँका जाता है कि कितने ग्राहकों की सेवा की।',
            ),
          ],
        },
        {
          links: [
            { href: '/Shop/contact', label: say('How to reach us', 'हमसे कैसे मिलें') },
            { href: '/about/ourcompany', label: say('About the company', 'कंपनी के बारे में') },
          ],
        },
      ],
    },
  ],
});

function whoIs(post: keyof CompanyRecords['posts']) {
  const officer = companyRecords.posts[post];
  return { name: officer?.name, contact: officer?.contact };
}
