import type { SnapshotFrom } from 'xstate';
import {
  type Choice,
  type ProductEditorEvent,
  type productEditorMachine,
  storedProduct,
} from './product-editor.machine.ts';

export {
  type ProductEditorData,
  type ProductSource,
  productEditorMachine,
} from './product-editor.machine.ts';

/** The facts that the page of a product shows for staff. */
export function productEditorView(snapshot: SnapshotFrom<typeof productEditorMachine>) {
  const { product, brands, categories, error } = snapshot.context;
  return {
    isMissing: snapshot.matches('missing'),
    error,
    /** The stored product; undefined while it is new. */
    stored: storedProduct(snapshot.context),
    // A product can have a brand or a category that was deleted meanwhile.
    brands: withOwn(brands, product && { value: product.brandId, label: product.brandName }),
    categories: withOwn(categories, product && { value: product.categoryId, label: product.categoryName }),
    isPreviewing: snapshot.matches({ editing: 'previewing' }),
    /** The actor of the form, from the first response on. */
    form: snapshot.children.form,
    /** The actor of the history of a stored product. */
    history: snapshot.children.history,
  };
}

type Choices = readonly Choice[];

function withOwn(choices: Choices, own: Choices[number] | undefined): Choices {
  return own === undefined || choices.some(({ value }) => value === own.value) ? choices : [...choices, own];
}

/** What a user can do with the page; the form has its own verbs. */
export function productEditorVerbs(send: (event: ProductEditorEvent) => void) {
  return {
    retry: () => send({ type: 'page.retry' }),
    openPreview: () => send({ type: 'preview.open' }),
    closePreview: () => send({ type: 'preview.close' }),
  };
}
