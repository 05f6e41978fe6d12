import { type Theme, themeMachine } from '@pgm/machines/shell/theme';
import { withPorts } from '@pgm/machines/kit';
import { fromPromise } from 'xstate';
import { choiceCookie, readCookie, toTheme } from '#app/kit/visitor-choices.ts';

/**
 * The theme machine with the site's implementations: a cookie stores the theme, so that the server renders pages
 * in it.
 */
export const siteThemeMachine = withPorts(themeMachine)({
  actors: {
    readTheme: fromPromise(async () => toTheme(readCookie(document.cookie, 'theme')) ?? 'device'),
    saveTheme: fromPromise(async ({ input }) => {
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
