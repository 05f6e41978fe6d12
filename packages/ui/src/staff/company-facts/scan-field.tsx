import { useRef } from 'react';
import { FileField } from '../../forms/file-field/file-field.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { TextLink } from '../../primitives/text-link/text-link.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import type { CertificatePart } from './company-facts.types.ts';
import { factFieldId } from './fact-ids.ts';

interface ScanFieldProps {
  scan: CertificatePart['scan'];
  /** The certificate, in English. */
  title: string;
  /** The draft is being saved, and the new scan with it. */
  isSaving: boolean;
  onPick: (file: File) => void;
  /** Takes back the new file, or removes the stored scan. */
  onRemove: () => void;
}

/** The scan of a certificate: the stored one, and a new one that replaces it. */
export function ScanField({ scan, title, isSaving, onPick, onRemove }: ScanFieldProps) {
  const { t } = useLanguage();
  const { id, file, storedUrl, error } = scan;
  const field = useRef<HTMLDivElement>(null);
  const removeStored = () => {
    onRemove();
    // The button goes away with the scan.
    field.current?.querySelector('input')?.focus();
  };
  return (
    <div ref={field} className="col-span-full grid gap-2">
      {storedUrl !== undefined && file === null && (
        <div className="flex flex-wrap items-center gap-3">
          {!storedUrl.endsWith('.pdf') && (
            <img src={storedUrl} alt="" className="size-24 rounded-field border object-cover" />
          )}
          <TextLink
            href={storedUrl}
            target="_blank"
            rel="noopener"
            aria-label={`${t('View certificate')}: ${t(title)}`}
          >
            {t('View certificate')}
          </TextLink>
          {!isSaving && (
            <Button
              variant="quiet"
              size="small"
              aria-label={`${t('Remove scan')}: ${t(title)}`}
              onClick={removeStored}
            >
              {t('Remove scan')}
            </Button>
          )}
        </div>
      )}
      <FileField
        id={factFieldId(id)}
        name={id}
        label="Scan"
        hint="An image or a PDF, up to 5 MB"
        optional
        accept="image/*,application/pdf"
        file={file}
        error={error}
        progress={isSaving && file !== null ? null : undefined}
        onPick={onPick}
        onRemove={isSaving ? undefined : onRemove}
      />
    </div>
  );
}
