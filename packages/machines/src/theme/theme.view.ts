import type { SnapshotFrom } from 'xstate';
import type { Theme, ThemeEvent, themeMachine } from './theme.machine.ts';

/** What is chosen. */
export function themeView({ context }: SnapshotFrom<typeof themeMachine>) {
  return { theme: context.theme };
}

/** What a visitor can do. */
export function themeVerbs(send: (event: ThemeEvent) => void) {
  return { choose: (theme: Theme) => send({ type: 'theme.choose', theme }) };
}
