export { ButtonLink } from './button-link.tsx';
export { buttonLook } from './button-look.tsx';
export { Button, type ButtonProps } from './button.tsx';
