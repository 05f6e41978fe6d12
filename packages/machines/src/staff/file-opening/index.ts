export { type StaffFile, fileOpeningMachine } from './file-opening.machine.ts';
export { fileOpeningVerbs, fileOpeningView } from './file-opening.view.ts';
