export { LabelPanel, type LabelPanelProps } from './label-panel.tsx';
export { sayUnitPrice } from './say-unit-price.ts';
export type { LabelFactsShown, UnitPriceFacts } from './label.types.ts';
