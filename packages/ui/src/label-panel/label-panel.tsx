import { FactsPanel, type FactsPanelProps } from '../facts-panel/index.ts';
import { useLanguage } from '../language/index.ts';
import { labelRows } from './label-rows.tsx';
import type { LabelFactsShown } from './label.types.ts';

export type LabelPanelProps = Omit<FactsPanelProps, 'title' | 'rows'> & { label: LabelFactsShown };

/** What a pack has to say by law, as its back does. */
export function LabelPanel({ label, ...props }: LabelPanelProps) {
  const speech = useLanguage();
  return <FactsPanel {...props} title="On the label" rows={labelRows(label, speech)} />;
}
