export { DonePanel, type DonePanelProps } from './done-panel.tsx';
