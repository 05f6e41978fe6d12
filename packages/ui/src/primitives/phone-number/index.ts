export { dialled } from './phone-number.ts';
