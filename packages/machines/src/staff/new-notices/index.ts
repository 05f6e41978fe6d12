export { newNoticesMachine } from './new-notices.machine.ts';
export { newNoticesVerbs, newNoticesView } from './new-notices.view.ts';
