export { Button, ButtonLink, type ButtonProps } from './button.tsx';
