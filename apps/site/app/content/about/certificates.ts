import type { GalleryItem } from '@pgm/ui/company/image-gallery';
import { type CompanyRecords, companyRecords } from '#app/company.ts';
import { contentImage } from '../content-image.ts';
import type { Content, Translate } from '../translate.ts';

/** The company's seven certificates: scans where they exist, otherwise drawings that are marked as samples. */
export const certificates: Content<{ heading: string; text: string; items: GalleryItem[] }> = (
  translate,
) => ({
  heading: translate('Our certificates', 'हमारे प्रमाणपत्र'),
  text: translate(
    'Press a certificate to enlarge it. One marked as a sample is a drawing that stands in until the scan is added.',
    'बड़ा देखने के लिए किसी पर दबाएँ। जिस पर नमूना लिखा है वह केवल एक चित्र है: वह दिखाता है कि यहाँ कौन-सा कागज़ आएगा, जब तक असली की प्रति न लगाई जाए।',
  ),
  items: [
    certificate(
      translate,
      'iso9001',
      'iso9001',
      translate('ISO 9001:2015 certificate', 'ISO 9001:2015 प्रमाणपत्र'),
    ),
    certificate(
      translate,
      'registration',
      'registration',
      translate('Government registration', 'सरकारी पंजीकरण'),
    ),
    certificate(
      translate,
      'gstFirst',
      'gst-first',
      translate('GST certificate, first', 'जीएसटी प्रमाणपत्र, पहला'),
    ),
    certificate(
      translate,
      'gstSecond',
      'gst-second',
      translate('GST certificate, second', 'जीएसटी प्रमाणपत्र, दूसरा'),
    ),
    certificate(translate, 'foodSafety', 'food-safety', translate('Food safety licence', 'खाद्य सुरक्षा लाइसेंस')),
    certificate(
      translate,
      'recognition',
      'recognition',
      translate('Certificate of recognition', 'मान्यता प्रमाणपत्र'),
    ),
    certificate(translate, 'pan', 'pan', translate('Tax PAN card', 'आयकर पैन कार्ड')),
  ],
});

function certificate(
  translate: Translate,
  kind: keyof CompanyRecords['certificates'],
  file: string,
  title: string,
): GalleryItem {
  const known = companyRecords.certificates[kind];
  if (known) {
    return {
      title,
      text: translate(`Number ${known.number}`, `संख्या ${known.number}`),
      image: { ...known.scan, alt: translate(`Scan: ${title}`, `प्रति: ${title}`), sources: [] },
    };
  }
  return {
    title,
    image: contentImage('certificates', file, translate(`Sample of: ${title}`, `नमूना: ${title}`)),
  };
}
