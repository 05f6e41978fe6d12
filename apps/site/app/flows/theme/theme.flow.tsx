import { type themeMachine, themeVerbs, themeView } from '@pgm/machines/theme';
import { ThemeChoice } from '@pgm/ui/theme-choice';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { themeActor } from './theme-actor.ts';

/** Chooses light or dark, and keeps it. */
export default function ThemeFlow() {
  return <ThemeScreen actor={themeActor} />;
}

/** The choice of light or dark in whatever state its actor is. */
export function ThemeScreen({ actor }: { actor: ActorRefFrom<typeof themeMachine> }) {
  const { theme } = useSelector(actor, themeView, (one, other) => one.theme === other.theme);
  return <ThemeChoice value={theme} onChange={themeVerbs(actor.send).choose} />;
}
