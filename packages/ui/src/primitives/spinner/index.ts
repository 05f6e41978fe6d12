export { Spinner } from './spinner.tsx';
export { SpinnerOverlay } from './spinner-overlay.tsx';
