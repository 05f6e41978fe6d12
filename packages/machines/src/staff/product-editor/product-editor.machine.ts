import type { Result, StaffProduct } from '@pgm/api/contract';
import {
  type ActorRefFrom,
  assign,
  emit,
  enqueueActions,
  fromCallback,
  sendTo,
  setup,
  spawnChild,
} from 'xstate';
import {
  type ShowToast,
  callCases,
  placeholder,
  succeeded,
  toOutput,
  toReason,
  toValue,
} from '../../kit/index.ts';
import { productFormMachine } from '../product-form/product-form.machine.ts';
import { toCopy } from '../product-form/product-values.ts';
import { recordHistoryMachine } from '../record-history/record-history.list.ts';

/** The product of the page: a stored one, a copy of one, or a new one without either. */
export interface ProductSource {
  readonly id?: string | undefined;
  readonly copiedId?: string | undefined;
}

/** A brand or a category that a product can have. */
export interface Choice {
  readonly value: string;
  readonly label?: string;
  /** The names of the subcategories of a category. */
  readonly subCategories?: readonly string[];
}

/** What the page needs before the form can open. */
export interface ProductEditorData {
  /** The stored product, or the one that is copied. */
  readonly product: StaffProduct | undefined;
  readonly brands: readonly Choice[];
  readonly categories: readonly Choice[];
}

export interface ProductEditorContext extends ProductEditorData {
  readonly source: ProductSource;
  /** Why the page could not be loaded; English, for `t()`. */
  readonly error: string | undefined;
}

export type ProductEditorEvent =
  | { type: 'page.retry' }
  | { type: 'preview.open' }
  | { type: 'preview.close' }
  /** The form has saved the product. */
  | { type: 'product.saved'; product: StaffProduct };

/** Emitted after a save; a new product has got its id. */
export interface ProductSaved {
  readonly type: 'product.saved';
  readonly product: StaffProduct;
  readonly isNew: boolean;
}

type ProductForm = ActorRefFrom<typeof productFormMachine>;

/**
 * The page of a product for staff. It loads the product with the brands and categories, and starts two children: the
 * form, which is open all the time, and the history of a stored product. Provide `loadEditor`, and `form` and
 * `history` with their actors provided.
 */
export const productEditorMachine = setup({
  types: {
    context: {} as ProductEditorContext,
    events: {} as ProductEditorEvent,
    input: {} as ProductSource | undefined,
    emitted: {} as ShowToast | ProductSaved,
    children: {} as { form: 'form'; history: 'history'; saves: 'saves' },
  },
  actors: {
    loadEditor: placeholder<Result<ProductEditorData>, ProductSource>('loadEditor'),
    form: productFormMachine,
    history: recordHistoryMachine,
    /** Reports what the form saves. */
    saves: fromCallback<{ type: 'none' }, { toForm: () => ProductForm | undefined }>(
      ({ input, sendBack }) =>
        input
          .toForm()
          ?.on('record.saved', ({ record }) => sendBack({ type: 'product.saved', product: record }))
          .unsubscribe,
    ),
  },
  guards: {
    isMissing: (_, result: Result<ProductEditorData>) => !result.ok && result.failure.code === 'notFound',
  },
  actions: {
    setData: assign((_, data: ProductEditorData) => data),
    setError: assign((_, error: string) => ({ error })),
    clearError: assign({ error: undefined }),
    setProduct: assign((_, product: StaffProduct) => ({ product, source: { id: product.id } })),
    startForm: spawnChild('form', { id: 'form' }),
    startSaves: spawnChild('saves', {
      id: 'saves',
      input: ({ self }) => ({ toForm: () => self.getSnapshot().children['form'] }),
    }),
    /** A new product has no history. */
    restartHistory: enqueueActions(({ context, enqueue }) => {
      if (storedProduct(context) === undefined) return;
      enqueue.stopChild('history');
      enqueue.spawnChild('history', { id: 'history' });
    }),
    openForm: sendTo('form', ({ context }) => {
      const stored = storedProduct(context);
      if (stored !== undefined) return { type: 'form.edit', record: stored };
      return { type: 'form.add', draft: context.product && toCopy(context.product) };
    }),
    toastSaved: emit({ type: 'toast.show', kind: 'success', message: 'Product saved' }),
    emitSaved: emit(({ context }, product: StaffProduct) => ({
      type: 'product.saved' as const,
      product,
      isNew: storedProduct(context) === undefined,
    })),
  },
}).createMachine({
  id: 'product-editor',
  context: ({ input = {} }) => ({
    source: input,
    product: undefined,
    brands: [],
    categories: [],
    error: undefined,
  }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        input: ({ context }) => context.source,
        ...callCases(
          'loadEditor',
          [
            { guard: succeeded, target: 'editing', actions: { type: 'setData', params: toValue } },
            { guard: { type: 'isMissing', params: toOutput }, target: 'missing' },
          ],
          { target: 'failed', actions: { type: 'setError', params: toReason } },
        ),
      },
    },
    missing: { type: 'final' },
    failed: { exit: 'clearError', on: { 'page.retry': 'loading' } },
    editing: {
      entry: ['startForm', 'startSaves', 'restartHistory', 'openForm'],
      initial: 'idle',
      states: {
        idle: { on: { 'preview.open': 'previewing' } },
        previewing: { on: { 'preview.close': 'idle' } },
      },
      on: {
        'product.saved': {
          actions: [
            { type: 'emitSaved', params: ({ event }) => event.product },
            'toastSaved',
            'restartHistory',
            { type: 'setProduct', params: ({ event }) => event.product },
            'openForm',
          ],
        },
      },
    },
  },
});

/** The product that the page edits; undefined while it is new. */
export function storedProduct({
  source,
  product,
}: Pick<ProductEditorContext, 'source' | 'product'>): StaffProduct | undefined {
  return source.copiedId === undefined ? product : undefined;
}
