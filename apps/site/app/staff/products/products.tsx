import { type Recommendation, type StaffProduct, fail, listStaffProducts } from '@pgm/api/contract';
import { Badge } from '@pgm/ui/primitives/badge';
import { ResponsiveImage } from '@pgm/ui/primitives/responsive-image';
import { privateMeta } from '#app/kit/private-meta.ts';
import { toImage } from '#app/kit/catalogue-product.ts';
import { resourcePage } from '../kit/resource-page.tsx';
import { DELETED_FILTER, defineResource, toQuery } from '../kit/resource.ts';
import type { RowCommand } from '../kit/resource.types.ts';
import { loadBrands, loadCategories } from '../kit/use-choices.ts';
import { CsvButtons } from '../csv-import/csv-buttons.tsx';
import { ProductBulk } from './product-bulk.tsx';

/** Shows a product in the shop, or hides it; it may be that the rules of the shop do not let it be shown. */
const setVisible =
  (isVisible: boolean): RowCommand<StaffProduct>['run'] =>
  async (client, { id }, signal) => {
    const result = await client.products.updateAll({ ids: [id], isVisible }, signal);
    if (!result.ok) return result;
    const [rejected] = result.value.rejected;
    return rejected ? fail({ code: 'invalid', message: rejected.message } as const) : result;
  };

/** Puts a product among the recommended ones, which come first in the shop, moves it there, or takes it out. */
const recommend =
  (to: Recommendation['to']): RowCommand<StaffProduct>['run'] =>
  (client, { id }, signal) =>
    client.products.recommend(id, to, signal);

/** The products of the catalogue, hidden ones included. */
export const products = defineResource({
  id: 'products',
  title: 'Products',
  newLabel: 'New product',
  newHref: '/dashboard/products/new',
  toHref: ({ id }) => `/dashboard/products/${id}`,
  empty: { title: 'No products' },
  toName: ({ name }: StaffProduct) => name,
  columns: ({ t, formatNumber, formatRupees }) => [
    {
      id: 'name',
      header: 'Name',
      isSortable: true,
      render: ({ name, images }) => (
        <span className="flex items-center gap-3">
          <ResponsiveImage
            image={toImage(images[0]?.url, '', true)}
            sizes="40px"
            className="size-10 shrink-0 rounded-field object-cover"
          />
          {name}
        </span>
      ),
    },
    { id: 'category', header: 'Category', render: ({ categoryName }) => t(categoryName) },
    { id: 'brand', header: 'Brand', render: ({ brandName }) => brandName },
    {
      id: 'price',
      header: 'Price',
      isSortable: true,
      align: 'end',
      render: ({ price }) => formatRupees(price),
    },
    {
      id: 'points',
      header: 'Points',
      isSortable: true,
      align: 'end',
      render: ({ points }) => formatNumber(points),
    },
    {
      id: 'quantity',
      header: 'Stock',
      isSortable: true,
      align: 'end',
      render: ({ stock }) => formatNumber(stock.quantity),
    },
    {
      id: 'place',
      header: 'Recommended',
      isSortable: true,
      align: 'end',
      render: ({ recommendation }) => (recommendation ? formatNumber(recommendation.place) : '–'),
    },
    {
      id: 'state',
      header: 'State|goods',
      render: ({ isVisible, missingLabelFacts, hindi, price, sale }) => (
        <span className="flex flex-wrap gap-1">
          <Badge kind={isVisible ? 'credit' : 'plain'}>{t(isVisible ? 'Visible' : 'Hidden')}</Badge>
          {sale?.price === price && <Badge kind="plain">{t('On sale')}</Badge>}
          {missingLabelFacts.some((fact) => !isTaxFact(fact)) && (
            <Badge kind="debit">{t('Label incomplete')}</Badge>
          )}
          {missingLabelFacts.some(isTaxFact) && <Badge kind="debit">{t('HSN or GST missing')}</Badge>}
          {!(hindi?.name && hindi.description) && <Badge kind="plain">{t('Hindi missing')}</Badge>}
        </span>
      ),
    },
  ],
  filters: [
    {
      id: 'state',
      label: 'State|goods',
      options: [
        { value: 'visible', label: 'Visible' },
        { value: 'hidden', label: 'Hidden' },
        { value: 'incomplete', label: 'Label, HSN or GST incomplete' },
        { value: 'untranslated', label: 'Hindi missing' },
        { value: 'recommended', label: 'Recommended' },
      ],
    },
    { id: 'categoryId', label: 'Category', options: [], load: loadCategories },
    { id: 'brandId', label: 'Brand', options: [], load: loadBrands },
    DELETED_FILTER,
  ],
  list: (client, query, signal) => client.products.listForStaff(toQuery(listStaffProducts, query), signal),
  remove: (client, { id }, signal) => client.products.remove(id, signal),
  restore: (client, { id }, signal) => client.products.restore(id, signal),
  links: [
    {
      label: 'View in shop',
      toHref: ({ id, isVisible }) => (isVisible ? `/product-details-page/${id}` : undefined),
    },
    { label: 'Duplicate', toHref: ({ id }) => `/dashboard/products/new?copy=${id}` },
  ],
  commands: [
    {
      label: 'Show in the shop',
      isFor: ({ isVisible, missingLabelFacts }) => !isVisible && missingLabelFacts.length === 0,
      run: setVisible(true),
    },
    { label: 'Hide from the shop', isFor: ({ isVisible }) => isVisible, run: setVisible(false) },
    {
      label: 'Recommend',
      isFor: ({ isVisible, recommendation }) => isVisible && !recommendation,
      run: recommend('last'),
    },
    {
      label: 'Move earlier',
      isFor: ({ recommendation }) => recommendation?.canMove.earlier === true,
      run: recommend('earlier'),
    },
    {
      label: 'Move later',
      isFor: ({ recommendation }) => recommendation?.canMove.later === true,
      run: recommend('later'),
    },
    {
      label: 'Recommend no longer',
      isFor: ({ recommendation }) => recommendation !== undefined,
      run: recommend('out'),
    },
  ],
  order: {
    label: 'Recommended products in their order',
    filter: { id: 'state', value: 'recommended' },
    toPlace: ({ recommendation }) => recommendation?.place,
    move: (client, { id }, place, signal) => client.products.recommend(id, place, signal),
    remove: recommend('out'),
  },
  bulk: ProductBulk,
  actions: <CsvButtons kind="products" />,
});

/** Whether a missing fact is one of the tax, and not one of the label. */
function isTaxFact(fact: string): boolean {
  return fact === 'hsn' || fact === 'gstPercent';
}

export const meta = privateMeta('Products');

export default resourcePage(products);
