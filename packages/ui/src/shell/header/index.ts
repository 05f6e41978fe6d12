export { Header, type HeaderProps } from './header.tsx';
export type { NavLink, NavMenuProps } from './nav-menu.tsx';
