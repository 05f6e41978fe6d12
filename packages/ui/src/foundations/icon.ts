export { icon, type IconProps } from './icon/icon.tsx';
export * from './icon/data-icons.tsx';
export * from './icon/everywhere-icons.tsx';
export { HeartIcon } from './icon/heart-icon.tsx';
export * from './icon/icons.tsx';
export * from './icon/points-icons.tsx';
export * from './icon/manage-icons.tsx';
export * from './icon/search-icons.tsx';
export * from './icon/share-icon.tsx';
