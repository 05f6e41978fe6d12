import { type StaffProduct, listStaffProducts } from '@pgm/api/contract';
import { Badge } from '@pgm/ui/primitives/badge';
import { privateMeta } from '#app/kit/private-meta.ts';
import { resourcePage } from '../kit/resource-page.tsx';
import { DELETED_FILTER, defineResource, toQuery } from '../kit/resource.ts';
import { loadBrands, loadCategories } from '../kit/use-choices.ts';
import { CsvButtons } from '../csv-import/csv-buttons.tsx';
import { ProductBulk } from './product-bulk.tsx';

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
    { id: 'name', header: 'Name', isSortable: true, render: ({ name }) => name },
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
      id: 'state',
      header: 'State',
      render: ({ isVisible, missingLabelFacts }) => (
        <span className="flex flex-wrap gap-1">
          <Badge kind={isVisible ? 'credit' : 'plain'}>{t(isVisible ? 'Visible' : 'Hidden')}</Badge>
          {missingLabelFacts.length > 0 && <Badge kind="debit">{t('Label incomplete')}</Badge>}
        </span>
      ),
    },
  ],
  filters: [
    {
      id: 'state',
      label: 'State',
      options: [
        { value: 'visible', label: 'Visible' },
        { value: 'hidden', label: 'Hidden' },
        { value: 'incomplete', label: 'Label incomplete' },
      ],
    },
    { id: 'categoryId', label: 'Category', options: [], load: loadCategories },
    { id: 'brandId', label: 'Brand', options: [], load: loadBrands },
    DELETED_FILTER,
  ],
  list: (client, query, signal) => client.products.listForStaff(toQuery(listStaffProducts, query), signal),
  remove: (client, { id }, signal) => client.products.remove(id, signal),
  restore: (client, { id }, signal) => client.products.restore(id, signal),
  bulk: ProductBulk,
  actions: <CsvButtons kind="products" />,
});

export const meta = privateMeta('Products');

export default resourcePage(products);
