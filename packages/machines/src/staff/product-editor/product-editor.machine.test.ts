import { type AuditEntry, type Result, type StaffProduct, fail, ok } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { settle } from '../../../test/settle.ts';
import type { Page } from '../../kit/index.ts';
import { productFormMachine } from '../product-form/product-form.machine.ts';
import { productFormVerbs, productFormView } from '../product-form/product-form.view.ts';
import { changedByOther, sampleProduct } from '../product-form/product-form.scenario.ts';
import { recordHistoryMachine } from '../record-history/record-history.list.ts';
import {
  type ProductEditorData,
  type ProductSource,
  productEditorMachine,
} from './product-editor.machine.ts';
import { productEditorVerbs, productEditorView } from './product-editor.view.ts';
import { sampleEditor } from './product-editor.scenario.ts';

async function openEditor(
  source: ProductSource,
  load: () => Promise<Result<ProductEditorData>> = async () => ok(sampleEditor),
) {
  const emitted: unknown[] = [];
  let histories = 0;
  const machine = productEditorMachine.provide({
    actors: {
      loadEditor: fromPromise(load),
      form: productFormMachine.provide({
        actors: { saveRecord: fromPromise(async (): Promise<Result<StaffProduct>> => ok(changedByOther)) },
      }),
      history: recordHistoryMachine.provide({
        actors: {
          fetchPage: fromPromise(async (): Promise<Result<Page<AuditEntry>>> => {
            histories += 1;
            return ok({ items: [], pageCount: 1 });
          }),
        },
      }),
    },
  });
  const actor = createActor(machine, { input: source }).start();
  actor.on('*', (event) => emitted.push(event));
  await settle();
  const view = () => productEditorView(actor.getSnapshot());
  const form = () => {
    const child = view().form;
    if (child === undefined) throw new Error('the form is not open');
    return { ...productFormVerbs(child), view: productFormView(child.getSnapshot()) };
  };
  return { ...productEditorVerbs(actor.send), emitted, view, form, histories: () => histories };
}

describe('the page of a product', () => {
  it('opens the form of a stored product, with its history', async () => {
    const editor = await openEditor({ id: sampleProduct.id });
    expect(editor.view().stored).toEqual(sampleProduct);
    expect(editor.form().view).toMatchObject({ mode: 'edit', values: { name: 'Forest Honey' } });
    expect(editor.histories()).toBe(1);
  });

  it('opens an empty form for a new product, without a history', async () => {
    const editor = await openEditor({}, async () => ok({ ...sampleEditor, product: undefined }));
    expect(editor.view().stored).toBeUndefined();
    expect(editor.form().view).toMatchObject({ mode: 'add', isDirty: false, values: { name: '' } });
    expect(editor.view().history).toBeUndefined();
  });

  it('opens a copy as a new product', async () => {
    const editor = await openEditor({ copiedId: sampleProduct.id });
    expect(editor.view().stored).toBeUndefined();
    expect(editor.form().view).toMatchObject({ mode: 'add', values: { name: 'Forest Honey (copy)' } });
  });

  it('stays with the saved product, and loads its history again', async () => {
    const editor = await openEditor({ id: sampleProduct.id });
    editor.form().changeField('name', 'Wild Forest Honey');
    editor.form().submit();
    await settle();
    expect(editor.view().stored).toEqual(changedByOther);
    expect(editor.form().view).toMatchObject({ isOpen: true, isDirty: false, values: { price: 35_900 } });
    expect(editor.histories()).toBe(2);
    expect(editor.emitted).toEqual([
      { type: 'product.saved', product: changedByOther, isNew: false },
      { type: 'toast.show', kind: 'success', message: 'Product saved' },
    ]);
  });

  it('reports the id of a new product', async () => {
    const editor = await openEditor({ copiedId: sampleProduct.id });
    editor.form().submit();
    await settle();
    expect(editor.emitted[0]).toEqual({ type: 'product.saved', product: changedByOther, isNew: true });
    expect(editor.form().view).toMatchObject({ mode: 'edit', isDirty: false });
  });

  it('offers a brand that was deleted meanwhile, because the product has it', async () => {
    const editor = await openEditor({ id: sampleProduct.id }, async () =>
      ok({ ...sampleEditor, brands: [] }),
    );
    expect(editor.view().brands).toEqual([{ value: sampleProduct.brandId, label: 'Harit Gram' }]);
  });

  it('previews the product until the preview is closed', async () => {
    const editor = await openEditor({ id: sampleProduct.id });
    editor.openPreview();
    expect(editor.view().isPreviewing).toBe(true);
    editor.closePreview();
    expect(editor.view().isPreviewing).toBe(false);
  });

  it('is missing if the product does not exist; shows the reason if it cannot be loaded', async () => {
    const missing = await openEditor({ id: 'x' }, async () =>
      fail({ code: 'notFound', message: 'Product not found', status: 404 }),
    );
    expect(missing.view().isMissing).toBe(true);
    const results = [() => Promise.reject(new Error('broken')), async () => ok(sampleEditor)];
    const lost = await openEditor(
      { id: 'x' },
      () => results.shift()?.() ?? Promise.reject(new Error('again')),
    );
    expect(lost.view()).toMatchObject({ isMissing: false, error: 'Something went wrong.' });
    lost.retry();
    await settle();
    expect(lost.view()).toMatchObject({ error: undefined, stored: { name: 'Forest Honey' } });
  });
});
