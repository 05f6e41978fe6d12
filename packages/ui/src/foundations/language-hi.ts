export { hi } from './language-hi/hi.ts';
export { inHindi } from './language-hi/in-hindi.ts';
