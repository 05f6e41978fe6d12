export { companyEditorMachine } from './company-editor.machine.ts';
export { companyEditorVerbs, companyEditorView } from './company-editor.view.ts';
