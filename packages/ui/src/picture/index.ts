export { Picture, type PictureImage, type PictureProps } from './picture.tsx';
