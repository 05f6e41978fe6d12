export { Home, type HomeProps } from './home.tsx';
