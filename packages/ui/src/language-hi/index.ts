export { hi } from './hi.ts';
