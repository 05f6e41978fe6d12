export { walkPanel } from './walk-panel.ts';
