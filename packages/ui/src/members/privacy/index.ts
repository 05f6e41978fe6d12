export { Privacy, type PrivacyProps } from './privacy.tsx';
