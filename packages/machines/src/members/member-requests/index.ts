export { memberRequestsMachine } from './member-requests.machine.ts';
export type { MemberRequestPage, MemberRequestsEvent } from './member-requests.machine.ts';
export { memberRequestsVerbs, memberRequestsView } from './member-requests.view.ts';
