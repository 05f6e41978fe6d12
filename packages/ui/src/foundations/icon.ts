export { icon, type IconProps } from './icon/icon.tsx';
export * from './icon/icons.tsx';
