import type { SnapshotFrom } from 'xstate';
import type { Theme, ThemeEvent, themeMachine } from './theme.machine.ts';

/** The selected theme. */
export function themeView({ context }: SnapshotFrom<typeof themeMachine>) {
  return { theme: context.theme };
}

/** What a visitor can do with the theme. */
export function themeVerbs(send: (event: ThemeEvent) => void) {
  return { choose: (theme: Theme) => send({ type: 'theme.choose', theme }) };
}
