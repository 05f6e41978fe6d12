import type { SnapshotFrom } from 'xstate';
import type { CompanyEditorEvent, companyEditorMachine } from './company-editor.machine.ts';

export { companyEditorMachine } from './company-editor.machine.ts';

/** The facts that the page of the company shows. */
export function companyEditorView({ context, children }: SnapshotFrom<typeof companyEditorMachine>) {
  return {
    ...context,
    /** The actor of the form, from the first response on. */
    form: children.form,
    publication: children.publication,
    history: children.history,
  };
}

/** What an administrator can do with the page; its children have their own verbs. */
export function companyEditorVerbs(send: (event: CompanyEditorEvent) => void) {
  return { retry: () => send({ type: 'page.retry' }) };
}
