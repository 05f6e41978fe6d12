export { CHANGE_FIELD, DRAFT_EDITING, SAVE_DRAFT } from './draft-states.ts';
export { mergeDraft } from './form-draft.ts';
export type { FormDraft } from './form-draft.ts';
