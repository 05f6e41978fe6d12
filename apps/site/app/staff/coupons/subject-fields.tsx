import type { CouponSubject } from '@pgm/api/contract';
import { RecordSection } from '@pgm/ui/data/record-dialog';
import { SelectField } from '@pgm/ui/forms/select-field';
import { useLanguage } from '@pgm/ui/foundations/language';
import { ChosenList } from '@pgm/ui/staff/chosen-list';
import { loadCategories, useChoices } from '../kit/use-choices.ts';
import { ProductPicker } from '../products/product-picker.tsx';

interface SubjectFieldsProps {
  readonly categories: readonly CouponSubject[];
  readonly products: readonly CouponSubject[];
  readonly errors: Readonly<Record<'categories' | 'products', string | undefined>>;
  readonly onChange: (field: 'categoryIds' | 'productIds', subjects: readonly CouponSubject[]) => void;
}

const LOADS = { categories: loadCategories };

/** The categories and products that a coupon is for; without any it is for all. */
export function SubjectFields({ categories, products, errors, onChange }: SubjectFieldsProps) {
  const { t } = useLanguage();
  const options = useChoices(LOADS)['categories'] ?? [];
  const isNew = (chosen: readonly CouponSubject[], id: string) => chosen.every((one) => one.id !== id);
  return (
    <RecordSection title="Categories and products">
      <p className="text-note text-ink-muted sm:col-span-2">
        {t('Without any, the coupon takes off all products.')}
      </p>
      <div className="grid gap-2">
        <SelectField
          label="Add a category"
          optional
          placeholder="Select an option"
          options={options.filter(({ value }) => isNew(categories, value))}
          value=""
          error={errors.categories}
          onChange={({ currentTarget: { value } }) => {
            const chosen = options.find((option) => option.value === value);
            if (chosen)
              onChange('categoryIds', [...categories, { id: value, name: chosen.label ?? chosen.value }]);
          }}
        />
        <ChosenList
          label="Categories"
          items={categories}
          onRemove={(id) =>
            onChange(
              'categoryIds',
              categories.filter((one) => one.id !== id),
            )
          }
        />
      </div>
      <div className="grid gap-2">
        <ProductPicker
          label="Add a product"
          error={errors.products}
          onPick={(product) => {
            if (isNew(products, product.id)) onChange('productIds', [...products, product]);
          }}
        />
        <ChosenList
          label="Products"
          items={products}
          onRemove={(id) =>
            onChange(
              'productIds',
              products.filter((one) => one.id !== id),
            )
          }
        />
      </div>
    </RecordSection>
  );
}
