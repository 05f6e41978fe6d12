import type { ToFirstPolicy } from './first-policy.types.ts';
import { grievanceSection } from './sections.ts';

/** How usable the site is for people with disabilities, what was tested, and where to write when it is not. */
export const accessibility: ToFirstPolicy = (translate) => ({
  slug: 'accessibility',
  title: translate('Accessibility', 'सुगम्यता'),
  lead: translate(
    'Everyone should be able to read, choose and buy here, whatever they see, hear or press. Our measure is WCAG 2.2, level AA.',
    'हर कोई यहाँ पढ़ सके, चुन सके और खरीद सके, चाहे वह जैसे भी देखे, सुने या दबाए। हमारा पैमाना WCAG 2.2, स्तर AA है।',
  ),
  sections: [
    {
      id: 'what-works',
      heading: translate('What works', 'क्या-क्या चलता है'),
      blocks: [
        {
          list: [
            translate(
              'By keyboard: you can reach and use every link, button and field with Tab, Enter, Space and the arrow keys.',
              'कीबोर्ड से: हर लिंक, बटन और फ़ील्ड तक टैब, एंटर, स्पेस और तीर वाली कुंजियों से पहुँचा जा सकता है।',
            ),
            translate(
              'With a screen reader: pages have headings and regions, fields have labels, and messages are read out when they appear.',
              'स्क्रीन रीडर से: पेजों में शीर्षक और हिस्से हैं, फ़ील्ड के नाम हैं, और संदेश आते ही पढ़े जाते हैं।',
            ),
            translate(
              'Large text: pages follow the text size you set, and nothing scrolls sideways on a phone.',
              'बड़ा करके: पेज आपके चुने अक्षरों के आकार पर चलते हैं, और फ़ोन पर कुछ भी बगल में नहीं खिसकाना पड़ता।',
            ),
            translate(
              'Dark mode: the theme follows your device or your choice. If your device asks for less motion, nothing moves.',
              'अँधेरे में: रंग आपके डिवाइस या आपकी पसंद के अनुसार रहते हैं। डिवाइस कम हलचल माँगे, तो कुछ नहीं हिलता।',
            ),
            translate(
              'On paper: invoices are PDFs with headings and tables that a screen reader can follow.',
              'काग़ज़ पर: बिल ऐसे PDF हैं जिनके शीर्षक और तालिकाएँ स्क्रीन रीडर पढ़ सकता है।',
            ),
            translate(
              'In Hindi: every page declares its language, so that a screen reader pronounces it correctly.',
              'हिंदी में: हर पेज की भाषा दर्ज है, ताकि स्क्रीन रीडर सही उच्चारण करे।',
            ),
          ],
        },
      ],
    },
    {
      id: 'what-we-tested',
      heading: translate('What we tested', 'हमने क्या जाँचा'),
      blocks: [
        translate(
          'A program (axe) checks every state of every screen, light and dark, at each change of the site. Browser tests buy a product by keyboard alone.',
          'साइट के हर बदलाव पर एक प्रोग्राम (axe) हर स्क्रीन की हर स्थिति जाँचता है, उजले और गहरे रंग में। ब्राउज़र के परीक्षण केवल कीबोर्ड से उत्पाद खरीदते हैं।',
        ),
        // For the company: name the test and its date here once there was one.
        translate(
          'A program finds about half of all barriers. People who use a screen reader every day have not tested the site yet.',
          'प्रोग्राम लगभग आधी बाधाएँ ही पकड़ता है। रोज़ स्क्रीन रीडर इस्तेमाल करने वाले लोगों का परीक्षण अभी नहीं हुआ है।',
        ),
      ],
    },
    {
      id: 'what-does-not-work',
      heading: translate('What does not work yet', 'क्या अभी नहीं चलता'),
      blocks: [
        translate(
          'The payment window and the login with Google belong to other companies, and we cannot change them. An order can be paid in cash instead, and the login works by mobile number or password.',
          'भुगतान की खिड़की और Google से लॉगिन दूसरी कंपनियों के हैं, और हम उन्हें बदल नहीं सकते। ऑर्डर नकद भी चुकाया जा सकता है, और लॉगिन मोबाइल नंबर या पासवर्ड से भी होता है।',
        ),
      ],
    },
    grievanceSection(translate),
  ],
});
