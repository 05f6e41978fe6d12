import { FactsPanel, type FactsPanelProps } from '../../primitives/facts-panel/facts-panel.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { labelRows } from './label-rows.tsx';
import type { LabelFactsShown } from './label.types.ts';

export type { LabelFactsShown } from './label.types.ts';

export type LabelPanelProps = Omit<FactsPanelProps, 'title' | 'rows'> & { label: LabelFactsShown };

/** The facts that the law requires on a pack, arranged like its back. */
export function LabelPanel({ label, ...props }: LabelPanelProps) {
  const i18n = useLanguage();
  return <FactsPanel {...props} title="On the label" rows={labelRows(label, i18n)} />;
}
