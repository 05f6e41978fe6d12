export { profileEditMachine } from './profile-edit.machine.ts';
export type { ProfileEditEvent, ProfileSaved, ProfileToSave } from './profile-edit.machine.ts';
export { profileEditVerbs, profileEditView } from './profile-edit.view.ts';
export type { ChosenPhoto } from '../../kit/chosen-photo.ts';
export type { ProfileErrors, ProfileField, ProfileValues } from './profile-values.ts';
