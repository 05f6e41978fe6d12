export { watchBack } from './watch-back.ts';
