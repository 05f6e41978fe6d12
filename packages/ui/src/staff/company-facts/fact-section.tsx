import { RecordSection } from '../../data/record-dialog/record-section.tsx';
import { CertificateFields, type CertificateVerbs } from './certificate-fields.tsx';
import type { FactSection as Section } from './company-facts.types.ts';
import { FactBox } from './fact-box.tsx';
import { factSectionId } from './fact-ids.ts';

interface FactSectionProps extends CertificateVerbs {
  section: Section;
  /** The draft is being saved. */
  isSaving: boolean;
}

/** A section of the form of facts. */
export function FactSection({ section, isSaving, ...verbs }: FactSectionProps) {
  const { id, title, fields, certificates = [] } = section;
  return (
    <RecordSection level={2} id={factSectionId(id)} title={title}>
      {fields.map((field) => (
        <FactBox key={field.id} field={field} onChange={(value) => verbs.onChange(field.id, value)} />
      ))}
      {certificates.map((certificate) => (
        <CertificateFields key={certificate.id} certificate={certificate} isSaving={isSaving} {...verbs} />
      ))}
    </RecordSection>
  );
}
