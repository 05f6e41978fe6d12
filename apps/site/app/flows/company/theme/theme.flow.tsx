import { type themeMachine, themeVerbs, themeView } from '@pgm/machines/company/theme';
import { ThemeChoice } from '@pgm/ui/shell/theme-choice';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { themeActor } from './theme-actor.ts';

/** Chooses light or dark, and saves it. */
export default function ThemeFlow() {
  return <ThemeScreen actor={themeActor} />;
}

/** The screen of the theme choice for any state of its actor. */
export function ThemeScreen({ actor }: { actor: ActorRefFrom<typeof themeMachine> }) {
  const { theme } = useSelector(actor, themeView, (one, other) => one.theme === other.theme);
  return <ThemeChoice value={theme} onChange={themeVerbs(actor.send).choose} />;
}
