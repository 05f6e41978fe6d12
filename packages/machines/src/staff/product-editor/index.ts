export { productEditorMachine } from './product-editor.machine.ts';
export type { ProductEditorData, ProductSource } from './product-editor.machine.ts';
export { productEditorVerbs, productEditorView } from './product-editor.view.ts';
