export { quickAddMachine } from './quick-add.machine.ts';
export { quickAddVerbs, quickAddView } from './quick-add.view.ts';
