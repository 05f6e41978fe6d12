import { type Certificate, CERTIFICATES, type CompanyFacts, imageSources, validity } from '@pgm/api/contract';
import type { CertificateDocument } from '@pgm/ui/company/our-company';
import type { GalleryItem } from '@pgm/ui/company/image-gallery';
import type { ImageFacts } from '@pgm/ui/primitives/responsive-image';
import { contentImage } from '../content-image.ts';
import { type Content, type Translate, dayInWords } from '../translate.ts';

interface Certificates {
  readonly heading: string;
  readonly text: string;
  readonly items: GalleryItem[];
  readonly documents: CertificateDocument[];
}

/**
 * The certificates of the company that have a number; a certificate that has ended is not among the facts. Without a scan,
 * a drawing that is marked as a sample stands in. A scan that is a PDF has no image: it is a document below the images.
 */
export const certificates: Content<Certificates> = (translate, company) => {
  const papers = CERTIFICATES.filter((certificate) => company[certificate] !== undefined).map((certificate) =>
    toPaper(certificate, translate, company),
  );
  return {
    heading: translate('Our certificates', 'हमारे प्रमाणपत्र'),
    text:
      translate('Press a certificate to enlarge it.', 'बड़ा देखने के लिए किसी पर दबाएँ।') +
      aboutSamples(papers, translate),
    items: papers.flatMap(({ title, text, image, file }) => (image ? [{ title, text, image, file }] : [])),
    documents: papers.flatMap(({ title, text, image, file }) =>
      image || !file ? [] : [{ title, text, file }],
    ),
  };
};

interface Paper {
  readonly title: string;
  readonly text: string;
  /** Undefined for a PDF. */
  readonly image: ImageFacts | undefined;
  /** The scan, in full size; undefined without one. */
  readonly file: { readonly href: string; readonly label: string } | undefined;
}

function toPaper(certificate: Certificate, translate: Translate, company: CompanyFacts): Paper {
  const { drawing, toTitle } = PAPERS[certificate];
  const title = toTitle(translate);
  const scan = company[`${certificate}Scan`];
  const view = translate('View certificate', 'प्रमाणपत्र देखें');
  const facts = { title, text: toText(certificate, translate, company) };
  if (scan === undefined) {
    const alt = translate(`Sample of: ${title}`, `नमूना: ${title}`);
    return { ...facts, image: contentImage('certificates', drawing, alt), file: undefined };
  }
  if (scan.endsWith('.pdf'))
    return { ...facts, image: undefined, file: { href: scan, label: `${view} (PDF)` } };
  const image = { src: scan, alt: title, ...SCAN_SIZE, sources: imageSources({ url: scan }, SCAN_WIDTHS) };
  return { ...facts, image, file: { href: scan.replace('640.webp', '1280.webp'), label: view } };
}

/** The number and the days of a certificate, in one line. */
function toText(certificate: Certificate, translate: Translate, company: CompanyFacts): string {
  const number = company[certificate] ?? '';
  const { from, until } = validity(certificate, company);
  const lines = [translate(`Number ${number}`, `संख्या ${number}`)];
  if (from !== undefined) {
    const day = dayInWords(translate, from);
    lines.push(translate(`Issued on ${day}`, `जारी ${day}`));
  }
  if (until !== undefined) {
    const day = dayInWords(translate, until);
    lines.push(translate(`Valid until ${day}`, `${day} तक मान्य`));
  }
  return lines.join(' · ');
}

function aboutSamples(papers: readonly Paper[], translate: Translate): string {
  if (papers.every(({ file }) => file !== undefined)) return '';
  return translate(
    ' One marked as a sample is a drawing that stands in until the scan is added.',
    ' जिस पर नमूना लिखा है वह केवल एक चित्र है: वह दिखाता है कि यहाँ कौन-सा कागज़ आएगा, जब तक असली की प्रति न लगाई जाए।',
  );
}

/** The space that a scan of unknown size gets while it loads: that of the drawings. */
const SCAN_SIZE = { width: 420, height: 560 };

const SCAN_WIDTHS = [320, 640, 1280];

/** The drawing and the title of each certificate. */
const PAPERS: Readonly<
  Record<Certificate, { readonly drawing: string; readonly toTitle: (translate: Translate) => string }>
> = {
  certificateIso9001: {
    drawing: 'iso9001',
    toTitle: (translate) => translate('ISO 9001:2015 certificate', 'ISO 9001:2015 प्रमाणपत्र'),
  },
  certificateRegistration: {
    drawing: 'registration',
    toTitle: (translate) => translate('Government registration', 'सरकारी पंजीकरण'),
  },
  certificateGstFirst: {
    drawing: 'gst-first',
    toTitle: (translate) => translate('GST certificate, first', 'जीएसटी प्रमाणपत्र, पहला'),
  },
  certificateGstSecond: {
    drawing: 'gst-second',
    toTitle: (translate) => translate('GST certificate, second', 'जीएसटी प्रमाणपत्र, दूसरा'),
  },
  certificateFoodSafety: {
    drawing: 'food-safety',
    toTitle: (translate) => translate('Food safety licence', 'खाद्य सुरक्षा लाइसेंस'),
  },
  certificateRecognition: {
    drawing: 'recognition',
    toTitle: (translate) => translate('Certificate of recognition', 'मान्यता प्रमाणपत्र'),
  },
  certificatePan: {
    drawing: 'pan',
    toTitle: (translate) => translate('Tax PAN card', 'आयकर पैन कार्ड'),
  },
};
