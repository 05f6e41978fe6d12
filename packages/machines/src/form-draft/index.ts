export { takenUp } from './form-draft.ts';
export type { FormDraft } from './form-draft.ts';
