export { noticeChoicesMachine } from './notice-choices.machine.ts';
export { noticeChoicesVerbs, noticeChoicesView } from './notice-choices.view.ts';
