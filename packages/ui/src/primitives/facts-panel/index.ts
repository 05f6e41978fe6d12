export { FactsPanel, type Fact, type FactsPanelProps } from './facts-panel.tsx';
