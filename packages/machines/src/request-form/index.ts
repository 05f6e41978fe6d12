export { requestFormMachine } from './request-form.machine.ts';
export type { RequestFormEvent, RequestRaised } from './request-form.machine.ts';
export { requestFormVerbs, requestFormView } from './request-form.view.ts';
export { requestFormWalk, sampleRequest } from './request-form.walk.ts';
export type { RequestField, RequestValues } from './request-values.ts';
