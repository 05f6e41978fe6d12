export { ImageGallery, type ImageGalleryProps } from './image-gallery.tsx';
export type { GalleryItem } from './lightbox.tsx';
