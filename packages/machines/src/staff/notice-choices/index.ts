export { noticeChoicesMachine } from './notice-choices.machine.ts';
export { type NoticeReader, noticeChoicesVerbs, noticeChoicesView } from './notice-choices.view.ts';
