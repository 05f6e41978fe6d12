import { MoneyField } from '../../forms/money-field/money-field.tsx';
import { NumberField } from '../../forms/number-field/number-field.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import type { OwnPrice } from './product-editor.types.ts';

interface SizePriceFieldsProps {
  /** Of the size. */
  name: string;
  own: OwnPrice;
  onChange: (change: Partial<OwnPrice>) => void;
}

/** What a size costs and earns that does not follow the product. */
export function SizePriceFields({ name, own, onChange }: SizePriceFieldsProps) {
  const { t } = useLanguage();
  return (
    <div className="grid gap-3 border-s-2 ps-3">
      <MoneyField
        label={t('{name}: price', { name })}
        value={own.price}
        onChange={(price) => onChange({ price })}
      />
      <MoneyField
        label={t('{name}: maximum retail price', { name })}
        value={own.maximumRetailPrice}
        onChange={(maximumRetailPrice) => onChange({ maximumRetailPrice })}
      />
      <NumberField
        label={t('{name}: points', { name })}
        value={own.points}
        onChange={(points) => onChange({ points })}
      />
      <NumberField
        label={t('{name}: net quantity', { name })}
        hint="In the unit of the label. Leave it empty when it is that of the label."
        decimals={3}
        value={own.netQuantity}
        onChange={(netQuantity) => onChange({ netQuantity })}
        optional
      />
    </div>
  );
}
