import { type themeMachine, themeVerbs, themeView } from '@pgm/machines/shell/theme';
import { ThemeChoice } from '@pgm/ui/shell/theme-choice';
import type { ActorRefFrom } from 'xstate';
import { useFlow } from '#app/kit/use-flow.ts';
import { themeActor } from './theme-actor.ts';

/** Chooses light or dark, and saves it. */
export default function ThemeFlow() {
  return <ThemeScreen actor={themeActor} />;
}

/** The screen of the theme choice for any state of its actor. */
export function ThemeScreen({ actor }: { actor: ActorRefFrom<typeof themeMachine> }) {
  const [{ theme }, { choose }] = useFlow(actor, themeView, themeVerbs);
  return <ThemeChoice value={theme} onChange={choose} />;
}
