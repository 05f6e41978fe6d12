export { themeMachine } from './theme.machine.ts';
export type { Theme, ThemeEvent } from './theme.machine.ts';
export { themeVerbs, themeView } from './theme.view.ts';
