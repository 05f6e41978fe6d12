import { createActor } from 'xstate';
import { siteThemeMachine } from './theme.ts';

/** The theme choice of this page, shared by all of its controls. */
export const themeActor = createActor(siteThemeMachine).start();
