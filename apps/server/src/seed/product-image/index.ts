export { drawProductImage } from './draw-product-image.ts';
export type { ProductImageView } from './product-image.types.ts';
export { imageAlt } from './image-alt.ts';
