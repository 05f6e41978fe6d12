export { icon, type IconProps } from './icon.tsx';
export * from './everywhere-icons.tsx';
export { HeartIcon } from './heart-icon.tsx';
export * from './icons.tsx';
export * from './points-icons.tsx';
export * from './manage-icons.tsx';
export * from './privacy-icons.tsx';
export * from './profile-icons.tsx';
export * from './team-icons.tsx';
