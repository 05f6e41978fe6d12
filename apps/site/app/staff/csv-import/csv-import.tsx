import { CsvKind } from '@pgm/api/contract';
import { StaffPage } from '@pgm/ui/staff/staff-page';
import { privateMeta } from '#app/kit/private-meta.ts';
import MissingPage from '../frame/missing-page.tsx';
import type { Route } from './+types/csv-import.ts';
import { CsvExportFlow } from '../file-opening/file-opening.flow.tsx';
import { CsvImportFlow } from './csv-import.flow.tsx';

const TITLES = {
  products: 'Import products',
  stock: 'Import stock',
  members: 'Import members',
  'past-orders': 'Import past orders',
  shipments: 'Import shipments',
  payouts: 'Import payouts',
  'pin-codes': 'Import PIN codes',
} as const;

export const meta = privateMeta('Import');

/** The page that imports a CSV file of the kind in its address. */
export default function CsvImportPage({ params }: Route.ComponentProps) {
  const kind = CsvKind.safeParse(params.kind);
  if (!kind.success) return <MissingPage />;
  return (
    <StaffPage title={TITLES[kind.data]} actions={<CsvExportFlow key={kind.data} kind={kind.data} />}>
      <CsvImportFlow key={kind.data} kind={kind.data} />
    </StaffPage>
  );
}
