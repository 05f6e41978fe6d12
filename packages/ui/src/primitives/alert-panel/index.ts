export { AlertPanel } from './alert-panel.tsx';
export { FormAlert, type FormAlertWords } from './form-alert.tsx';
