export { shellMachine } from './shell.machine.ts';
export type { ShellEvent } from './shell.machine.ts';
export { shellVerbs, shellView } from './shell.view.ts';
