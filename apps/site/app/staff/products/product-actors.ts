import { type StaffClient, allPages } from '@pgm/api/client/staff';
import { type Failure, type NewProduct, type Result, fail, ok } from '@pgm/api/contract';
import {
  type ProductEditorData,
  type ProductSource,
  productEditorMachine,
} from '@pgm/machines/staff/product-editor';
import { productFormMachine } from '@pgm/machines/staff/product-form';
import { withPorts } from '@pgm/machines/kit';
import { fromPromise } from 'xstate';
import { chosenFile } from '#app/kit/chosen-files.ts';
import { staffClient } from '../kit/staff-client.ts';
import { loadBrands } from '../kit/use-choices.ts';
import { siteRecordHistoryMachine } from '../record-history/record-history.flow.tsx';

/** The page of a product with the site's implementations. */
export function siteProductEditorMachine({ id = '' }: ProductSource) {
  return withPorts(productEditorMachine)({
    actors: {
      loadEditor: fromPromise(({ input, signal }) => loadEditor(staffClient(), input, signal)),
      form: withPorts(productFormMachine)({
        actors: {
          saveRecord: fromPromise(({ input: { record, data }, signal }) => {
            const { products } = staffClient();
            const product = withFiles(data);
            return record === undefined
              ? products.create(product, signal)
              : products.update(record.id, { ...product, version: record.version }, signal);
          }),
        },
      }),
      history: siteRecordHistoryMachine({ kind: 'product', id }),
    },
  });
}

/** The product with the chosen files in the place of their addresses. */
function withFiles(product: NewProduct): NewProduct {
  const toSent = (image: File | string) =>
    typeof image === 'string' && image.startsWith('blob:') ? chosenFile(image) : image;
  return { ...product, images: product.images?.map(toSent) };
}

/** The failure of a list of choices: whatever its code is, the product may exist. */
function withoutChoices(failure: Failure) {
  return fail({ ...failure, code: 'server' } as const);
}

/** The categories by name, each with its subcategories. */
async function loadCategories(client: StaffClient, signal: AbortSignal) {
  const result = await allPages((page) => client.categories.listForStaff({ ...page, sort: 'name' }, signal));
  if (!result.ok) return result;
  return ok(result.value.map(({ id, name, subCategories }) => ({ value: id, label: name, subCategories })));
}

async function loadEditor(
  client: StaffClient,
  { id, copiedId = id }: ProductSource,
  signal: AbortSignal,
): Promise<Result<ProductEditorData>> {
  const [product, brands, categories] = await Promise.all([
    copiedId === undefined ? ok(undefined) : client.products.getForStaff(copiedId, signal),
    loadBrands(client, signal),
    loadCategories(client, signal),
  ]);
  if (!product.ok) return product;
  if (!brands.ok) return withoutChoices(brands.failure);
  if (!categories.ok) return withoutChoices(categories.failure);
  return ok({ product: product.value, brands: brands.value, categories: categories.value });
}
