import { type themeMachine, themeVerbs, themeView } from '@pgm/machines/theme';
import { ThemeChoice } from '@pgm/ui/theme-choice';
import { useActorRef, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { siteThemeMachine } from './theme.ts';

/** Chooses light or dark, and keeps it. */
export default function ThemeFlow() {
  return <ThemeScreen actor={useActorRef(siteThemeMachine)} />;
}

/** The choice of light or dark in whatever state its actor is. */
export function ThemeScreen({ actor }: { actor: ActorRefFrom<typeof themeMachine> }) {
  const { theme } = useSelector(actor, themeView, (one, other) => one.theme === other.theme);
  return <ThemeChoice value={theme} onChange={themeVerbs(actor.send).choose} />;
}
