export { ContentPage, type ContentPageProps } from './content-page.tsx';
export type { PageOpeningProps } from './page-opening.tsx';
