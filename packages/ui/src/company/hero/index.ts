export { Hero, type HeroProps } from './hero.tsx';
