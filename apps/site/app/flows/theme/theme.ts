import { type Theme, themeMachine } from '@pgm/machines/theme';
import { fromPromise } from 'xstate';
import { choiceCookie, cookieOf, themeOf } from '#app/shared/visitor-choices.ts';

/** The theme as the site keeps it: in a cookie, so that the server's pages come in it. */
export const siteThemeMachine = themeMachine.provide({
  actors: {
    readTheme: fromPromise(async () => themeOf(cookieOf(document.cookie, 'theme')) ?? 'device'),
    keepTheme: fromPromise(async ({ input }) => {
      paint(input);
      document.cookie = choiceCookie('theme', input === 'device' ? '' : input);
    }),
  },
});

function paint(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'device') delete dataset['theme'];
  else dataset['theme'] = theme;
}
