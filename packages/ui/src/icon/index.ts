export { icon, type IconProps } from './icon.tsx';
export * from './icons.tsx';
