export { NeedsScripts } from './needs-scripts.tsx';
