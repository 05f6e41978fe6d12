export { ResponsiveImage, type ImageFacts, type ResponsiveImageProps } from './responsive-image.tsx';
