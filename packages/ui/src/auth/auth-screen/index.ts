export { AuthScreen, type AuthScreenProps, type AuthTab, type WayTo } from './auth-screen.tsx';
