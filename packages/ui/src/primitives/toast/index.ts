export { Toast, type ToastKind, type ToastProps } from './toast.tsx';
export { ToastRegion } from './toast-region.tsx';
