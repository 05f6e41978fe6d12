import { Badge } from '../../primitives/badge/badge.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import type { CertificateEnding, CertificatePart } from './company-facts.types.ts';
import { FactBox } from './fact-box.tsx';
import { ScanField } from './scan-field.tsx';

export interface CertificateVerbs {
  onChange: (id: string, value: string) => void;
  /** A new scan is chosen. */
  onScan: (id: string, file: File) => void;
  /** The new scan is taken back, or the stored one removed. */
  onScanRemove: (id: string) => void;
}

interface CertificateFieldsProps extends CertificateVerbs {
  certificate: CertificatePart;
  isSaving: boolean;
}

/** The part of the form about one certificate. */
export function CertificateFields({ certificate, isSaving, ...verbs }: CertificateFieldsProps) {
  const { t } = useLanguage();
  const { title, number, days, scan, ending } = certificate;
  return (
    <fieldset className="mb-4 grid items-start gap-4 sm:grid-cols-2">
      <legend className="mb-2 font-semibold">{t(title)}</legend>
      {ending !== undefined && (
        <p className="col-span-full">
          <Ending {...ending} />
        </p>
      )}
      <div className="col-span-full">
        <FactBox field={number} onChange={(value) => verbs.onChange(number.id, value)} />
      </div>
      {days.map((field) => (
        <FactBox key={field.id} field={field} onChange={(value) => verbs.onChange(field.id, value)} />
      ))}
      <ScanField
        scan={scan}
        title={title}
        isSaving={isSaving}
        onPick={(file) => verbs.onScan(scan.id, file)}
        onRemove={() => verbs.onScanRemove(scan.id)}
      />
    </fieldset>
  );
}

function Ending({ days, until }: CertificateEnding) {
  const { t, formatDate, formatNumber } = useLanguage();
  if (days < 0) return <Badge kind="debit">{t('Ended on {date}', { date: formatDate(until) })}</Badge>;
  if (days === 0) return <Badge kind="spice">{t('Ends today')}</Badge>;
  if (days === 1) return <Badge kind="spice">{t('Ends tomorrow')}</Badge>;
  return <Badge kind="spice">{t('Ends in {days} days', { days: formatNumber(days) })}</Badge>;
}
