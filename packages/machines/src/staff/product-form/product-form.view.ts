import { MAX_PRODUCT_IMAGES } from '@pgm/api/contract';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { recordFormVerbs, recordFormView } from '../../kit/index.ts';
import { without, withMoved, withReplaced } from './list-edits.ts';
import type { productFormMachine } from './product-form.machine.ts';
import {
  type BundleContent,
  type Companion,
  type DetailGroup,
  type DetailRow,
  type ProductImage,
  type ProductValues,
  missingFacts,
} from './product-values.ts';
import type { OwnPrice, SizeRow } from './size-rows.ts';

export { productFormMachine } from './product-form.machine.ts';
export {
  DETAIL_GROUPS,
  type DetailGroup,
  type DetailRow,
  type ProductField,
  type ProductImage,
  type ProductValues,
  toCopy,
  toLabelFacts,
} from './product-values.ts';
export { toSizeNames, toSizePrices } from './size-rows.ts';

/** The facts that the form of a product shows. */
export function productFormView(snapshot: SnapshotFrom<typeof productFormMachine>) {
  const facts = recordFormView(snapshot);
  const { values } = facts;
  const missing = missingFacts(values);
  return {
    ...facts,
    /** What the law requires on the label and the invoice, and is not filled in. */
    missing,
    /** Whether the product can be made visible; a visible one can always be hidden. */
    canShow: values.isVisible || missing.length === 0,
    canAddImages: values.images.length < MAX_PRODUCT_IMAGES,
    newImageCount: values.images.filter(({ upload }) => upload).length,
  };
}

/** What a user can do with the form. Lists are changed by the index of their items, from 0. */
export function productFormVerbs(
  actor: Pick<ActorRefFrom<typeof productFormMachine>, 'send' | 'getSnapshot'>,
) {
  const { changeField, ...verbs } = recordFormVerbs(actor.send);
  const values = (): ProductValues => actor.getSnapshot().context.values;
  const changeSize = (index: number, change: Partial<SizeRow>) =>
    changeField(
      'sizes',
      values().sizes.map((row, at) => (at === index ? { ...row, ...change } : row)),
    );
  const companionsWithout = (id: string) => values().companions.filter((one) => one.id !== id);
  return {
    ...verbs,
    changeField,
    addImages: (added: readonly ProductImage[]) => changeField('images', [...values().images, ...added]),
    moveImage: (from: number, to: number) => changeField('images', withMoved(values().images, from, to)),
    removeImage: (index: number) => changeField('images', without(values().images, index)),
    /** One that is there already becomes the last. */
    addCompanion: ({ id, name }: Companion) =>
      changeField('companions', [...companionsWithout(id), { id, name }]),
    moveCompanion: (from: number, to: number) =>
      changeField('companions', withMoved(values().companions, from, to)),
    removeCompanion: (id: string) => changeField('companions', companionsWithout(id)),
    /** One that is there already gets one piece more. */
    addContent: ({ id, name }: Pick<BundleContent, 'id' | 'name'>) => {
      const { contents } = values();
      const isThere = contents.some((one) => one.id === id);
      changeField(
        'contents',
        isThere
          ? contents.map((one) => (one.id === id ? { ...one, quantity: (one.quantity ?? 0) + 1 } : one))
          : [...contents, { id, name, quantity: 1 }],
      );
    },
    changeContent: (id: string, quantity: number | null) =>
      changeField(
        'contents',
        values().contents.map((one) => (one.id === id ? { ...one, quantity } : one)),
      ),
    removeContent: (id: string) =>
      changeField(
        'contents',
        values().contents.filter((one) => one.id !== id),
      ),
    addSize: () => changeField('sizes', [...values().sizes, { name: '', own: null }]),
    renameSize: (index: number, name: string) => changeSize(index, { name }),
    /** Gives a size a price of its own, which begins as that of the product. */
    addSizePrice: (index: number) => {
      const { price, maximumRetailPrice, points } = values();
      changeSize(index, { own: { price, maximumRetailPrice, points, netQuantity: null } });
    },
    /** Changes some facts of the own price of a size. */
    changeSizePrice: (index: number, change: Partial<OwnPrice>) => {
      const own = values().sizes[index]?.own;
      if (own) changeSize(index, { own: { ...own, ...change } });
    },
    /** Lets a size follow the product again. */
    removeSizePrice: (index: number) => changeSize(index, { own: null }),
    removeSize: (index: number) => changeField('sizes', without(values().sizes, index)),
    addDetail: (group: DetailGroup) =>
      changeField(group, [...values()[group], { label: '', value: '', hindi: '' }]),
    changeDetail: (group: DetailGroup, index: number, row: DetailRow) =>
      changeField(group, withReplaced(values()[group], index, row)),
    moveDetail: (group: DetailGroup, from: number, to: number) =>
      changeField(group, withMoved(values()[group], from, to)),
    removeDetail: (group: DetailGroup, index: number) => changeField(group, without(values()[group], index)),
  };
}
