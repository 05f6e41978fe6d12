export { Header, type HeaderProps, type NavLink } from './header.tsx';
