import { createActor } from 'xstate';
import { siteThemeMachine } from './theme.ts';

/** The one choice of light or dark of this page, wherever on it it can be made. */
export const themeActor = createActor(siteThemeMachine).start();
