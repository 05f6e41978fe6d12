import type { GalleryItem } from '@pgm/ui/image-gallery';
import { type CompanyRecords, companyRecords } from '#app/company.ts';
import { drawing } from '../picture.ts';
import type { Content, Say } from '../say.ts';

/** The company's seven papers: scans where there are any, else drawings that say that they are samples. */
export const certificates: Content<{ heading: string; text: string; items: GalleryItem[] }> = (say) => ({
  heading: say('Our certificates', 'हमारे प्रमाणपत्र'),
  text: say(
    'Press one to see it large. What is marked as a sample is a drawing: it shows which paper belongs here, until the scan is put in its place.',
    'बड़ा देखने के लिए किसी पर दबाएँ। जिस पर नमूना लिखा है वह केवल एक चित्र है: वह दिखाता है कि यहाँ कौन-सा कागज़ आएगा, जब तक असली की प्रति न लगाई जाए।',
  ),
  items: [
    certificate(say, 'iso9001', 'iso9001', say('ISO 9001:2015 certificate', 'ISO 9001:2015 प्रमाणपत्र')),
    certificate(say, 'registration', 'registration', say('Government registration', 'सरकारी पंजीकरण')),
    certificate(say, 'gstFirst', 'gst-first', say('GST certificate, first', 'जीएसटी प्रमाणपत्र, पहला')),
    certificate(say, 'gstSecond', 'gst-second', say('GST certificate, second', 'जीएसटी प्रमाणपत्र, दूसरा')),
    certificate(say, 'foodSafety', 'food-safety', say('Food safety licence', 'खाद्य सुरक्षा लाइसेंस')),
    certificate(say, 'recognition', 'recognition', say('Certificate of recognition', 'मान्यता प्रमाणपत्र')),
    certificate(say, 'pan', 'pan', say('Tax PAN card', 'आयकर पैन कार्ड')),
  ],
});

function certificate(
  say: Say,
  kind: keyof CompanyRecords['certificates'],
  file: string,
  title: string,
): GalleryItem {
  const known = companyRecords.certificates[kind];
  if (known) {
    return {
      title,
      text: say(`Number ${known.number}`, `संख्या ${known.number}`),
      picture: { ...known.scan, alt: say(`Scan: ${title}`, `प्रति: ${title}`), sources: [] },
    };
  }
  return {
    title,
    text: say('Sample, to be replaced by the scan', 'नमूना, इसकी जगह असली की प्रति लगेगी'),
    picture: drawing('certificates', file, say(`Sample of: ${title}`, `नमूना: ${title}`)),
  };
}
