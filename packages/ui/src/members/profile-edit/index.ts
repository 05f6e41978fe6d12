export { ProfileEdit, type ProfileEditProps } from './profile-edit.tsx';
