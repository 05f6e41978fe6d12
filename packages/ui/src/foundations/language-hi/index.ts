export { hi } from './hi.ts';
export { inHindi } from './in-hindi.ts';
