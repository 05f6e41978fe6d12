import { type StaffProduct, hasDearerSizes, listSizes } from '@pgm/api/contract';
import {
  DETAIL_GROUPS,
  type ProductValues,
  toLabelFacts,
  toSizeNames,
  toSizePrices,
} from '@pgm/machines/staff/product-form';
import { ProductDetails } from '@pgm/ui/catalogue/product-details';
import { SizeField } from '@pgm/ui/catalogue/size-field';
import { toImage } from '#app/kit/catalogue-product.ts';
import { detailPanels } from '#app/kit/detail-panels.ts';
import { productLabel } from '#app/kit/product-label.ts';

interface ProductPreviewProps {
  readonly values: ProductValues;
  /** Absent for a new product. */
  readonly stored: StaffProduct | undefined;
  readonly brand: string;
  readonly category: string;
}

const NO_STOCK = { status: 'SOLD_OUT', quantity: 0 } as const;

/** The page of a product as visitors see it, with the values of the form; during its sale, when it has one. */
export function ProductPreview({ values, stored, brand, category }: ProductPreviewProps) {
  const labelFacts = toLabelFacts(values);
  const price = (values.salePrice ?? values.price ?? 0) / 100;
  const { maximumRetailPrice = 0 } = labelFacts;
  const sale =
    values.salePrice === null || values.saleUntil === ''
      ? undefined
      : { until: values.saleUntil, ...(maximumRetailPrice > price && { maximumRetailPrice }) };
  const sizes = toSizeNames(values.sizes);
  const sizePrices = toSizePrices(values.sizes);
  const groups = DETAIL_GROUPS.map((group) => {
    const rows = values[group].filter(({ label }) => label.trim() !== '');
    return [
      group,
      rows.length > 0 ? Object.fromEntries(rows.map((row) => [row.label, row.value])) : undefined,
    ];
  });
  return (
    <ProductDetails
      name={values.name}
      brand={brand}
      category={category}
      breadcrumbs={[]}
      price={price}
      isLowestPrice={hasDearerSizes({ price, sizePrices })}
      sale={sale}
      points={values.points ?? 0}
      pointDescription={values.pointDescription}
      description={values.description}
      stock={stored?.stock ?? NO_STOCK}
      images={values.images.map(({ url, alt, upload }) =>
        upload === undefined
          ? toImage(url, alt, true)
          : { src: url, alt, width: 640, height: 640, sources: [] },
      )}
      details={detailPanels(Object.fromEntries(groups))}
      label={productLabel({
        price,
        hsn: values.hsn,
        gstPercent: values.gstPercent ?? 0,
        labelFacts,
      })}
      contents={values.contents.map(({ id, name, quantity }) => ({ key: id, name, quantity: quantity ?? 0 }))}
      related={[]}
      sizeField={
        sizes.length > 0 && (
          <SizeField
            sizes={listSizes({ price, points: 0, sizes, sizePrices, stock: { sizes: stored?.stock.sizes } })}
          />
        )
      }
    />
  );
}
