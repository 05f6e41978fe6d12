export { GuestLink } from './guest-link.tsx';
export { UserMenu, type UserMenuProps } from './user-menu.tsx';
