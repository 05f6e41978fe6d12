export { ImageGallery, type GalleryItem, type ImageGalleryProps } from './image-gallery.tsx';
