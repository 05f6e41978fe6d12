export { FORM_STATES, formEvents } from './form-states.ts';
export { changed, shownErrors } from './form-errors.ts';
export type { FormFields } from './form-errors.ts';
