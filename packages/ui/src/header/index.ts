export { Header, type HeaderProps, type NavLink } from './header.tsx';
export type { NavMenuProps } from './nav-menu.tsx';
