import { useLanguage } from '../../foundations/language/language.tsx';
import { FactsPanel } from '../../primitives/facts-panel/facts-panel.tsx';

/** A sum over the rows of a file. */
export interface ImportTotal {
  /** English; translated here. */
  readonly name: string;
  readonly value: number;
}

/** Sums over the rows that would be written, to compare with those of the system that the file comes from. */
export function ImportTotals({ totals }: { readonly totals: readonly ImportTotal[] }) {
  const { formatNumber } = useLanguage();
  if (totals.length === 0) return null;
  const rows = totals.map(({ name, value }) => ({ label: name, value: formatNumber(value) }));
  return <FactsPanel title="In the rows without errors" rows={rows} className="w-full max-w-prose" />;
}
