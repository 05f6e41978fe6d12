export { MobileBar, type MobileBarItem, type MobileBarProps } from './mobile-bar.tsx';
