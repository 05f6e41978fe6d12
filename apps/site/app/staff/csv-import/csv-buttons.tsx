import type { CsvKind } from '@pgm/api/contract';
import { useLanguage } from '@pgm/ui/foundations/language';
import { ButtonLink } from '@pgm/ui/primitives/button';
import { CsvExportFlow } from '../file-opening/file-opening.flow.tsx';

/** The buttons of a list whose records are imported and exported as CSV. */
export function CsvButtons({ kind }: { readonly kind: CsvKind }) {
  const { t } = useLanguage();
  return (
    <>
      <CsvExportFlow kind={kind} />
      <ButtonLink variant="secondary" href={`/dashboard/imports/${kind}`}>
        {t('Import from CSV')}
      </ButtonLink>
    </>
  );
}
