export { Link, LinkProvider, type LinkComponent, type LinkProps } from './link.tsx';
export { TextLink } from './text-link.tsx';
