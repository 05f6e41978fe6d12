export { drawPackshot } from './draw-packshot.ts';
export type { PackshotView } from './packshot.types.ts';
export { pictureAlt } from './picture-alt.ts';
