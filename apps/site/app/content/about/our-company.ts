import type { CompanyFacts } from '@pgm/api/contract';
import { brand } from '#app/brand.ts';
import type { ContentPageData } from '../content-page.types.ts';
import { crumbsTo } from '../crumbs.ts';
import { contentImage } from '../content-image.ts';
import { type Content, type Translate, dayInWords } from '../translate.ts';

/** The page about the company: its identity, its values and its founder's goals. */
export const ourCompany: Content<ContentPageData> = (translate, company) => ({
  path: '/about/ourcompany',
  title: translate('Our company', 'हमारी कंपनी'),
  description: translate(
    `${brand.name}: who we are, what we stand for, our certificates, and how to join.`,
    `${brand.name}: हम कौन हैं, किन बातों पर टिके हैं, हमारे प्रमाणपत्र, और जुड़ने का तरीका।`,
  ),
  crumbs: crumbsTo(translate, translate('Our company', 'हमारी कंपनी')),
  heading: translate('Wellness, from person to person', 'सेहत, एक व्यक्ति से दूसरे तक'),
  lead: translate(
    'We bring herbs, foods and care to homes all over India, through people who live nearby. Here is who we are, what we stand for, and the documents that prove it.',
    'हम जड़ी-बूटियाँ, खाद्य पदार्थ और देखभाल की चीज़ें पूरे भारत के घरों तक पहुँचाते हैं, आपके आस-पास रहने वाले लोगों के ज़रिए। यहाँ पढ़िए कि हम कौन हैं, किन बातों पर टिके हैं, और किन कागज़ों से इसे जाँचा जा सकता है।',
  ),
  image: contentImage(
    'openings',
    'our-company',
    translate('Drawing: a jar, a bottle and a box of herbs', 'चित्र: जड़ी-बूटियों का मर्तबान, बोतल और डिब्बा'),
  ),
  sections: [
    {
      id: 'who-we-are',
      heading: translate('Who we are', 'हम कौन हैं'),
      blocks: [
        translate(
          'We are a private limited company in Uttar Pradesh. We offer more than thirty products, from ashwagandha tablets to a blood pressure monitor. Each one shows its price, points and contents before you pay.',
          'हम उत्तर प्रदेश की एक प्राइवेट लिमिटेड कंपनी हैं। हमारे यहाँ तीस से ज़्यादा उत्पाद हैं, अश्वगंधा की गोलियों से लेकर रक्तचाप नापने की मशीन तक। हर उत्पाद पर कीमत, पॉइंट और सामग्री भुगतान से पहले दिखती है।',
        ),
        translate(
          'We sell directly. You can order on this site, or from an associate near you: someone who uses the products, explains them, and can be asked again next week.',
          'हम सीधे बेचते हैं। आप इस साइट पर ऑर्डर कर सकते हैं, या अपने पास के किसी एसोसिएट से ले सकते हैं: ऐसा व्यक्ति जो खुद ये उत्पाद इस्तेमाल करता है, उन्हें समझाता है, और जिससे अगले हफ़्ते फिर पूछा जा सकता है।',
        ),
        {
          facts: [
            { label: translate('Established', 'स्थापना'), value: toFoundingDay(translate, company) },
            { label: translate('Products', 'उत्पाद'), value: company.productRange },
            { label: translate('Legal name', 'कानूनी नाम'), value: company.legalName },
            { label: translate('Registration number', 'पंजीकरण संख्या'), value: company.registrationNumber },
            { label: translate('Registered office', 'पंजीकृत कार्यालय'), value: company.registeredOffice },
          ],
        },
        {
          links: [
            { href: '/about/ourteam', label: translate('Our team', 'हमारी टीम') },
            { href: '/about/ourassociation', label: translate('Our association', 'हमारे सहयोगी') },
            { href: '/about/groupcompanics', label: translate('Group companies', 'समूह की कंपनियाँ') },
            {
              href: '/about/internationalbusiness',
              label: translate('International business', 'अंतरराष्ट्रीय व्यवसाय'),
            },
          ],
        },
      ],
    },
    {
      id: 'values',
      heading: translate('What we stand for', 'हम किन बातों पर टिके हैं'),
      blocks: [
        {
          cards: [
            {
              mark: 'shield',
              title: translate('Trust', 'भरोसा'),
              text: translate(
                'What the label says is what is in the pack. Where we do not know something yet, we say so.',
                'जो लेबल पर लिखा है, वही पैक में है। जो बात हमें अभी मालूम नहीं, वह हम साफ़ बता देते हैं।',
              ),
            },
            {
              mark: 'team',
              title: translate('Teamwork', 'मिलकर काम'),
              text: translate(
                'Manufacturers, our office and associates work for the same customer. No one is left alone with a question.',
                'उत्पाद बनाने वाले, हमारा कार्यालय और एसोसिएट, सब एक ही ग्राहक के लिए काम करते हैं। कोई अपने सवाल के साथ अकेला नहीं छूटता।',
              ),
            },
            {
              mark: 'star',
              title: translate('Excellence', 'उत्कृष्टता'),
              text: translate(
                'A short list of products, each chosen with care. If a product does not meet our standards, we stop selling it.',
                'उत्पादों की छोटी सूची, हर एक सोच-समझकर चुना हुआ। जो खरा नहीं उतरता, वह हटा दिया जाता है।',
              ),
            },
            {
              mark: 'scales',
              title: translate('Fair & Ethical', 'निष्पक्ष और नैतिक'),
              text: translate(
                'The same prices and rules for everyone. No joining fee, no compulsory stock, no promise of income.',
                'सबके लिए एक ही कीमत और एक ही नियम। जुड़ने का कोई शुल्क नहीं, माल खरीदने की कोई मजबूरी नहीं, कमाई का कोई वादा नहीं।',
              ),
            },
          ],
        },
      ],
    },
    {
      id: 'mission-and-vision',
      heading: translate('Mission and vision', 'हमारा काम और हमारा सपना'),
      blocks: [
        {
          cards: [
            {
              label: translate('Mission', 'काम'),
              title: translate('A healthy and wealthy life', 'स्वस्थ और समृद्ध जीवन'),
              text: translate(
                'A healthy and wealthy life through a business opportunity together with health.',
                'सेहत के साथ-साथ व्यवसाय के अवसर से एक स्वस्थ और समृद्ध जीवन।',
              ),
            },
            {
              label: translate('Vision', 'सपना'),
              title: translate('Fit in body, mind and means', 'तन, मन और धन से तंदुरुस्त'),
              text: translate(
                'A physically, mentally and financially fit life for every Indian.',
                'हर भारतीय के लिए शारीरिक, मानसिक और आर्थिक रूप से तंदुरुस्त जीवन।',
              ),
            },
          ],
        },
        translate(
          'This is what we work towards. It says nothing about what you would earn: that depends on what you sell, and many associates buy only for their own home.',
          'यह वह दिशा है जिसमें हम काम करते हैं। इससे यह पता नहीं चलता कि आप कितना कमाएँगे: वह इस पर निर्भर है कि आप क्या बेचते हैं, और कई एसोसिएट केवल अपने घर के लिए खरीदते हैं।',
        ),
      ],
    },
    {
      id: 'founder',
      heading: translate('How it began', 'शुरुआत कैसे हुई'),
      blocks: [
        // For the company: this story is a draft; put the founder's name and own words in its place.
        translate(
          'The idea is older than the company. In many homes the same questions came up: what is in this bottle, who made it, and is it worth its price? The answer was often a promise and seldom a label.',
          'यह विचार कंपनी से पुराना है। कई घरों में एक जैसे सवाल उठते थे: इस बोतल में क्या है, इसे किसने बनाया, और क्या यह अपनी कीमत के लायक है? जवाब में अक्सर वादा मिलता था, लेबल बहुत कम।',
        ),
        beginning(translate, company),
        translate(
          'We still decide by one test. Would we put it on our own kitchen table, and can we say why on one label?',
          'आज भी हमारी कसौटी एक ही है। क्या हम इसे अपनी रसोई की मेज़ पर रखेंगे, और क्या हम एक लेबल पर बता सकते हैं कि क्यों?',
        ),
        {
          facts: [{ label: translate('Founder', 'संस्थापक'), value: company.founder }],
        },
      ],
    },
  ],
});

function toFoundingDay(translate: Translate, { establishedOn }: CompanyFacts): string | undefined {
  return establishedOn === undefined ? undefined : dayInWords(translate, establishedOn);
}

/** How the company began, with the day where it is set. */
function beginning(translate: Translate, company: CompanyFacts): string {
  const day = toFoundingDay(translate, company);
  const english =
    'a short list of products, contents and prices in plain words, sold by people who live nearby and answer for what they say.';
  const hindi =
    'उत्पादों की छोटी सूची, सामग्री और कीमत सीधे शब्दों में, और बेचने वाले ऐसे लोग जो पास में रहते हैं और अपनी बात के लिए जवाबदेह हैं।';
  return day === undefined
    ? translate(`The idea became a company: ${english}`, `यह विचार एक कंपनी बना: ${hindi}`)
    : translate(
        `On ${day} the idea became a company: ${english}`,
        `${day} को यह विचार एक कंपनी बना: ${hindi}`,
      );
}
