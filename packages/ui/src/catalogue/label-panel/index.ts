export { LabelPanel, type LabelPanelProps } from './label-panel.tsx';
export { formatUnitPriceText } from './unit-price-text.ts';
export type { LabelFactsShown, UnitPriceFacts } from './label.types.ts';
