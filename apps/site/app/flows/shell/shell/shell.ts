export { shell, watchSearch } from './shell-actor.ts';
export { default } from './shell.flow.tsx';
