export { AlertPanel } from './alert-panel.tsx';
