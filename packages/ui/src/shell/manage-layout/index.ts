export { ManageLayout, type ManageLayoutProps } from './manage-layout.tsx';
export type { ManageLink } from './manage-link.types.ts';
