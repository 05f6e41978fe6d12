import * as z from 'zod/mini';
import { ATTACHED_TYPES, ATTACHMENT_REJECTIONS, MAX_ATTACHED_BYTES } from '../attached-file.ts';
import * as rule from './fact-rules.ts';

/** The certificates of the company, each by the fact that has its number; in the order of the pages. */
export const CERTIFICATES = [
  'certificateIso9001',
  'certificateRegistration',
  'certificateGstFirst',
  'certificateGstSecond',
  'certificateFoodSafety',
  'certificateRecognition',
  'certificatePan',
] as const;

/** The name of a certificate: that of the fact with its number. */
export type Certificate = (typeof CERTIFICATES)[number];

/** The name of a fact that is a scan. */
export type ScanFact = `${Certificate}Scan`;

/** What each certificate is called, as staff read it; English. */
export const CERTIFICATE_LABELS: Readonly<Record<Certificate, string>> = {
  certificateIso9001: 'ISO 9001:2015 certificate',
  certificateRegistration: 'Government registration',
  certificateGstFirst: 'First GST certificate',
  certificateGstSecond: 'Second GST certificate',
  certificateFoodSafety: 'Food safety licence (FSSAI)',
  certificateRecognition: 'Certificate of recognition',
  certificatePan: 'PAN of the company',
};

/** The names of the facts of certificates besides their numbers; English. */
export const CERTIFICATE_FACT_LABELS = {
  certificateIso9001From: 'ISO 9001:2015 certificate: issued on',
  certificateIso9001Until: 'ISO 9001:2015 certificate: valid until',
  certificateIso9001Scan: 'ISO 9001:2015 certificate: scan',
  certificateRegistrationFrom: 'Government registration: issued on',
  certificateRegistrationUntil: 'Government registration: valid until',
  certificateRegistrationScan: 'Government registration: scan',
  certificateGstFirstFrom: 'First GST certificate: issued on',
  certificateGstFirstUntil: 'First GST certificate: valid until',
  certificateGstFirstScan: 'First GST certificate: scan',
  certificateGstSecondFrom: 'Second GST certificate: issued on',
  certificateGstSecondUntil: 'Second GST certificate: valid until',
  certificateGstSecondScan: 'Second GST certificate: scan',
  certificateFoodSafetyFrom: 'Food safety licence: issued on',
  certificateFoodSafetyUntil: 'Food safety licence: valid until',
  certificateFoodSafetyScan: 'Food safety licence: scan',
  certificateRecognitionFrom: 'Certificate of recognition: issued on',
  certificateRecognitionUntil: 'Certificate of recognition: valid until',
  certificateRecognitionScan: 'Certificate of recognition: scan',
  certificatePanFrom: 'PAN of the company: issued on',
  certificatePanUntil: 'PAN of the company: valid until',
  certificatePanScan: 'PAN of the company: scan',
} as const satisfies Record<`${Certificate}${'From' | 'Until'}` | ScanFact, string>;

/** The public address of a stored scan: the image with 640 px, or the PDF. */
const scan = () =>
  z.optional(
    z
      .string()
      .check(
        z.regex(/^\/media\/certificates\/[0-9a-f]{40}\/(640\.webp|scan\.pdf)$/, 'Choose the scan again'),
      ),
  );

/** The rules of the facts of certificates besides their numbers. */
export const certificateFacts = {
  certificateIso9001From: rule.day(),
  certificateIso9001Until: rule.day(),
  certificateIso9001Scan: scan(),
  certificateRegistrationFrom: rule.day(),
  certificateRegistrationUntil: rule.day(),
  certificateRegistrationScan: scan(),
  certificateGstFirstFrom: rule.day(),
  certificateGstFirstUntil: rule.day(),
  certificateGstFirstScan: scan(),
  certificateGstSecondFrom: rule.day(),
  certificateGstSecondUntil: rule.day(),
  certificateGstSecondScan: scan(),
  certificateFoodSafetyFrom: rule.day(),
  certificateFoodSafetyUntil: rule.day(),
  certificateFoodSafetyScan: scan(),
  certificateRecognitionFrom: rule.day(),
  certificateRecognitionUntil: rule.day(),
  certificateRecognitionScan: scan(),
  certificatePanFrom: rule.day(),
  certificatePanUntil: rule.day(),
  certificatePanScan: scan(),
} as const satisfies Record<keyof typeof CERTIFICATE_FACT_LABELS, unknown>;

/** A scan in a form: a new file, or the address of the stored one, which stays. */
const sentScan = () =>
  z.optional(
    z.union([
      scan(),
      z.file().check(
        z.refine(
          ({ size }: { readonly size: number }) => size <= MAX_ATTACHED_BYTES,
          ATTACHMENT_REJECTIONS.tooLarge,
        ),
        // A browser that does not know a type says nothing; the server reads the content.
        z.refine(
          ({ type }: { readonly type: string }) =>
            type === '' || ATTACHED_TYPES.some((known) => known === type),
          ATTACHMENT_REJECTIONS.unreadable,
        ),
      ),
    ]),
  );

/** The scans of all certificates in a form. */
export const sentScans = {
  certificateIso9001Scan: sentScan(),
  certificateRegistrationScan: sentScan(),
  certificateGstFirstScan: sentScan(),
  certificateGstSecondScan: sentScan(),
  certificateFoodSafetyScan: sentScan(),
  certificateRecognitionScan: sentScan(),
  certificatePanScan: sentScan(),
} as const satisfies Record<ScanFact, unknown>;

/** A new scan, as a form has it. */
export type ScanFile = Exclude<z.infer<ReturnType<typeof sentScan>>, string | undefined>;

/** The names of the facts that are scans. */
export const SCAN_FACTS = z.keyof(z.object(sentScans)).options;

/** Facts of certificates, such as those of the company. */
type CertificateFacts = { readonly [Fact in Certificate | keyof typeof CERTIFICATE_FACT_LABELS]?: unknown };

/** The days in which a certificate is valid; both are optional. */
export function validity(certificate: Certificate, facts: CertificateFacts) {
  const toDay = (day: unknown) => (typeof day === 'string' ? day : undefined);
  return { from: toDay(facts[`${certificate}From`]), until: toDay(facts[`${certificate}Until`]) };
}

/** The certificates that end before they are issued. */
export function reversedCertificates(facts: CertificateFacts): Certificate[] {
  return CERTIFICATES.filter((certificate) => {
    const { from, until } = validity(certificate, facts);
    return from !== undefined && until !== undefined && until < from;
  });
}

const DAY_MS = 86_400_000;

/** How many days a certificate is still valid: 0 on its last day, less once it has ended. Both are days in India. */
export function daysUntilEnd(until: string, today: string): number {
  return (Date.parse(until) - Date.parse(today)) / DAY_MS;
}

/** The facts that visitors see on a day in India: those of a certificate that has ended are left out. */
export function withoutEnded<Facts extends CertificateFacts>(facts: Facts, today: string): Facts {
  const shown: Facts = { ...facts };
  for (const certificate of CERTIFICATES) {
    const { until } = validity(certificate, facts);
    if (until === undefined || daysUntilEnd(until, today) >= 0) continue;
    delete shown[certificate];
    delete shown[`${certificate}From`];
    delete shown[`${certificate}Until`];
    delete shown[`${certificate}Scan`];
  }
  return shown;
}
