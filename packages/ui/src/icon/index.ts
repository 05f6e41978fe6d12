export { icon, type IconProps } from './icon.tsx';
export * from './everywhere-icons.tsx';
export * from './icons.tsx';
