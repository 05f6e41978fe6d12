import type { CsvKind, ExportFilter } from '@pgm/api/contract';
import { useLanguage } from '@pgm/ui/foundations/language';
import { ButtonLink } from '@pgm/ui/primitives/button';
import { CsvExportFlow } from '../file-opening/file-opening.flow.tsx';

/** The buttons of a list whose records are imported and exported as CSV. */
export function CsvButtons({ kind, filter }: { readonly kind: CsvKind; readonly filter?: ExportFilter }) {
  const { t } = useLanguage();
  return (
    <>
      <CsvExportFlow kind={kind} {...(filter && { filter })} />
      <ButtonLink variant="secondary" href={`/dashboard/imports/${kind}`}>
        {t('Import from CSV')}
      </ButtonLink>
    </>
  );
}
