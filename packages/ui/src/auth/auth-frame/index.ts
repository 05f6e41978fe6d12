export { AuthFrame, type AuthFrameProps } from './auth-frame.tsx';
