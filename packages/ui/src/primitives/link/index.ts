export { Link, LinkProvider, type LinkComponent, type LinkProps } from './link.tsx';
export { TextButton, TextLink } from './text-link.tsx';
