export { GoogleButton, type GoogleButtonProps } from './google-button.tsx';
