export { call, callCases, when } from './call.ts';
export { createChoices } from './choices.machine.ts';
export type { ChangedChoices } from './choices.machine.ts';
export { choicesVerbs, choicesView } from './choices.view.ts';
export { createConfirmedAction } from './confirmed-action.machine.ts';
export type { ActionDone, ActionFailed } from './confirmed-action.machine.ts';
export { confirmedActionVerbs, confirmedActionView } from './confirmed-action.view.ts';
export { SEARCH_PAUSE_MS, createPagedList } from './paged-list.machine.ts';
export type { Page, PageQuery, PagedListEvent, PagedListMachine } from './paged-list.machine.ts';
export { pagedListVerbs, pagedListView, searchBoxView } from './paged-list.view.ts';
export { toErrorToast } from './error-toast.ts';
export type { ShowToast, ToastKind } from './show-toast.ts';
export { createFileOpening } from './file-opening.machine.ts';
export type { FileOpened } from './file-opening.machine.ts';
export { fileOpeningVerbs, fileOpeningView } from './file-opening.view.ts';
export { leaveGuardMachine, leaveGuardVerbs } from './leave-guard.machine.ts';
export type { GuardedForm } from './leave-guard.machine.ts';
export { createLoader } from './loader.machine.ts';
export { loaderVerbs, loaderView } from './loader.view.ts';
export type { FormDraft } from './form-draft.ts';
export type { FormSchema } from './form-errors.ts';
export { mobileDigits } from './mobile-number.ts';
export { withPorts } from './with-ports.ts';
export type { PortParams, Ports } from './with-ports.ts';
export { placeholder } from './placeholder.ts';
export { createRecordForm } from './record-form.machine.ts';
export type {
  DraftChanged,
  FieldOf,
  FormValues,
  RecordNotSaved,
  RecordSaved,
} from './record-form.machine.ts';
export { recordFormVerbs, recordFormView } from './record-form.view.ts';
export { createSubmitForm } from './submit-form.machine.ts';
export type { SubmitFormEvent, SubmittedForm } from './submit-form.machine.ts';
export { submitFormVerbs, submitFormView } from './submit-form.view.ts';
export type { SubmitFormSnapshot } from './submit-form.view.ts';
export { failedWith, isFieldFailure, isGone, succeeded } from './guards.ts';
export {
  PLEASE_TRY_AGAIN,
  toEvent,
  toFailure,
  toMessage,
  toOutput,
  toReason,
  toReasonOr,
  toResult,
  toValue,
} from './results.ts';
export type { Ended } from './results.ts';
