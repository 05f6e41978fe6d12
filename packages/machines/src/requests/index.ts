export { requestsMachine } from './requests.machine.ts';
export type { RequestPage, RequestsEvent } from './requests.machine.ts';
export { requestsVerbs, requestsView } from './requests.view.ts';
export { requestsWalk } from './requests.walk.ts';
