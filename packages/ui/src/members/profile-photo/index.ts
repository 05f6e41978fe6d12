export { ProfilePhoto, type ProfilePhotoProps } from './profile-photo.tsx';
