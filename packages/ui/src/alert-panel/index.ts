export { AlertPanel } from './alert-panel.tsx';
export { FormAlert, type FormAlertWords } from './form-alert.tsx';
export { FormAlertInView } from './form-alert-in-view.tsx';
