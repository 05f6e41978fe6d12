export { movePanelFocus } from './move-panel-focus.ts';
