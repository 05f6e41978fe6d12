import type { CompanyFacts } from '@pgm/api/contract';
import type { GalleryItem } from '@pgm/ui/company/image-gallery';
import { contentImage } from '../content-image.ts';
import type { Content, Translate } from '../translate.ts';

/** The company's seven certificates, with their numbers where they are set. Their images are drawings that are marked as samples. */
export const certificates: Content<{ heading: string; text: string; items: GalleryItem[] }> = (
  translate,
  company,
) => ({
  heading: translate('Our certificates', 'हमारे प्रमाणपत्र'),
  text: translate(
    'Press a certificate to enlarge it. One marked as a sample is a drawing that stands in until the scan is added.',
    'बड़ा देखने के लिए किसी पर दबाएँ। जिस पर नमूना लिखा है वह केवल एक चित्र है: वह दिखाता है कि यहाँ कौन-सा कागज़ आएगा, जब तक असली की प्रति न लगाई जाए।',
  ),
  items: toPapers(translate, company).map(({ file, title, number }) => ({
    title,
    ...(number !== undefined && { text: translate(`Number ${number}`, `संख्या ${number}`) }),
    image: contentImage('certificates', file, translate(`Sample of: ${title}`, `नमूना: ${title}`)),
  })),
});

interface Paper {
  /** The name of the drawing. */
  readonly file: string;
  readonly title: string;
  readonly number: string | undefined;
}

const toPapers = (translate: Translate, company: CompanyFacts): readonly Paper[] => [
  {
    file: 'iso9001',
    title: translate('ISO 9001:2015 certificate', 'ISO 9001:2015 प्रमाणपत्र'),
    number: company.certificateIso9001,
  },
  {
    file: 'registration',
    title: translate('Government registration', 'सरकारी पंजीकरण'),
    number: company.certificateRegistration,
  },
  {
    file: 'gst-first',
    title: translate('GST certificate, first', 'जीएसटी प्रमाणपत्र, पहला'),
    number: company.certificateGstFirst,
  },
  {
    file: 'gst-second',
    title: translate('GST certificate, second', 'जीएसटी प्रमाणपत्र, दूसरा'),
    number: company.certificateGstSecond,
  },
  {
    file: 'food-safety',
    title: translate('Food safety licence', 'खाद्य सुरक्षा लाइसेंस'),
    number: company.certificateFoodSafety,
  },
  {
    file: 'recognition',
    title: translate('Certificate of recognition', 'मान्यता प्रमाणपत्र'),
    number: company.certificateRecognition,
  },
  { file: 'pan', title: translate('Tax PAN card', 'आयकर पैन कार्ड'), number: company.certificatePan },
];
