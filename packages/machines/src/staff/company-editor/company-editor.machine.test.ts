import { type CompanyRecord, type CompanyVersion, type Result, fail, ok } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { settle } from '../../../test/settle.ts';
import { type Page, confirmedActionVerbs, recordFormVerbs, recordFormView } from '../../kit/index.ts';
import { companyFormMachine } from '../company-form/company-form.machine.ts';
import { sampleCompany } from '../company-form/company-form.scenario.ts';
import { companyPublicationMachine } from '../company-publication/company-publication.machine.ts';
import { companyVersionsMachine } from '../company-versions/company-versions.list.ts';
import { companyEditorMachine } from './company-editor.machine.ts';
import { companyEditorVerbs, companyEditorView } from './company-editor.view.ts';

const saved: CompanyRecord = {
  ...sampleCompany,
  draft: { ...sampleCompany.draft, productRange: '40+' },
  version: 5,
};

async function openEditor(load: () => Promise<Result<CompanyRecord>> = async () => ok(sampleCompany)) {
  const emitted: unknown[] = [];
  const counts = { loads: 0, histories: 0 };
  const actor = createActor(
    companyEditorMachine.provide({
      actors: {
        loadCompany: fromPromise(async () => {
          counts.loads += 1;
          return load();
        }),
        form: companyFormMachine.provide({
          actors: { saveRecord: fromPromise(async (): Promise<Result<CompanyRecord>> => ok(saved)) },
        }),
        publication: companyPublicationMachine.provide({
          actors: { runAction: fromPromise(async (): Promise<Result<unknown>> => ok({})) },
        }),
        history: companyVersionsMachine.provide({
          actors: {
            fetchPage: fromPromise(async (): Promise<Result<Page<CompanyVersion>>> => {
              counts.histories += 1;
              return ok({ items: [], pageCount: 1 });
            }),
          },
        }),
      },
    }),
  ).start();
  actor.on('*', (event) => emitted.push(event));
  await settle();
  const view = () => companyEditorView(actor.getSnapshot());
  const form = () => {
    const child = view().form;
    if (child === undefined) throw new Error('the form is not open');
    return { ...recordFormVerbs(child.send), view: recordFormView(child.getSnapshot()) };
  };
  const publish = () => {
    const child = view().publication;
    if (child === undefined) throw new Error('nothing can be published');
    const { ask, confirm } = confirmedActionVerbs<CompanyRecord>(child.send);
    ask(sampleCompany);
    confirm();
  };
  return { ...companyEditorVerbs(actor.send), counts, emitted, view, form, publish };
}

describe('the page of the facts of the company', () => {
  it('opens the form with the draft, and the history', async () => {
    const editor = await openEditor();
    expect(editor.form().view).toMatchObject({ isOpen: true, values: { chatNumber: '919000000001' } });
    expect(editor.counts).toEqual({ loads: 1, histories: 1 });
  });

  it('goes on from what it saved', async () => {
    const editor = await openEditor();
    editor.form().changeField('productRange', '40+');
    editor.form().submit();
    await settle();
    expect(editor.view().record).toEqual(saved);
    expect(editor.form().view).toMatchObject({ isOpen: true, isDirty: false, record: saved });
    expect(editor.emitted).toEqual([{ type: 'toast.show', kind: 'success', message: 'Draft saved' }]);
  });

  it('opens the form again with the draft when changes are discarded', async () => {
    const editor = await openEditor();
    editor.form().changeField('productRange', '50+');
    editor.form().close();
    expect(editor.form().view).toMatchObject({ isDiscarding: true });
    editor.form().discard();
    expect(editor.form().view).toMatchObject({
      isOpen: true,
      isDirty: false,
      values: { productRange: '30+' },
    });
  });

  it('loads the draft and the history again once it is published, and says so', async () => {
    const editor = await openEditor();
    editor.publish();
    await settle();
    await settle();
    expect(editor.counts).toEqual({ loads: 2, histories: 2 });
    expect(editor.emitted).toMatchObject([
      { kind: 'success', message: 'Published. Every page shows these facts now.' },
    ]);
  });

  it('says why the draft could not be loaded, and tries again', async () => {
    let isOut = true;
    const editor = await openEditor(async () =>
      isOut ? fail({ code: 'noResponse', message: 'No response from server.' }) : ok(sampleCompany),
    );
    expect(editor.view()).toMatchObject({ error: 'No response from server.', form: undefined });
    isOut = false;
    editor.retry();
    await settle();
    expect(editor.view()).toMatchObject({ error: undefined, record: sampleCompany });
  });
});
