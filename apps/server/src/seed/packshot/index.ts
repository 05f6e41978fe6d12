export { drawPackshot } from './draw-packshot.ts';
export type { PackshotPalette, PackshotSpec, PackshotView } from './packshot.types.ts';
export { pictureAlt } from './picture-alt.ts';
