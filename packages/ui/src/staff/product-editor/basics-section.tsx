import { EditorSection } from './editor-section.tsx';
import { DateField } from '../../forms/date-field/date-field.tsx';
import { MoneyField } from '../../forms/money-field/money-field.tsx';
import { NumberField } from '../../forms/number-field/number-field.tsx';
import { SelectField } from '../../forms/select-field/select-field.tsx';
import { TextArea } from '../../forms/text-area/text-area.tsx';
import { TextField } from '../../forms/text-field/text-field.tsx';
import type { SectionProps } from './product-editor.types.ts';
import { toFields } from './to-fields.ts';

/** Name, description, brand and category. */
export function BasicsSection(props: SectionProps) {
  const { text } = toFields(props);
  const { brands, categories, values } = props.form;
  const category = categories.find(({ value }) => value === values.categoryId);
  const subCategories = [...new Set([...(category?.subCategories ?? []), values.subCategory])]
    .filter((name) => name !== '')
    .map((name) => ({ value: name, label: name }));
  return (
    <EditorSection section="basics">
      <div className="sm:col-span-2">
        <TextField {...text('name')} autoComplete="off" />
      </div>
      <div className="sm:col-span-2">
        <TextField {...text('nameInHindi')} lang="hi" autoComplete="off" optional />
      </div>
      <SelectField {...text('brandId')} options={brands} placeholder="Select an option" />
      <SelectField {...text('categoryId')} options={categories} placeholder="Select an option" />
      <SelectField {...text('subCategory')} options={subCategories} placeholder="No subcategory" optional />
      <div className="sm:col-span-2">
        <TextArea {...text('description')} rows={6} />
      </div>
      <div className="sm:col-span-2">
        <TextArea {...text('descriptionInHindi')} lang="hi" rows={6} optional />
      </div>
    </EditorSection>
  );
}

/** What the product costs, usually and in a sale, and the points that it brings. */
export function PriceSection(props: SectionProps) {
  const { text, number, day } = toFields(props);
  return (
    <EditorSection section="price">
      <MoneyField {...number('price')} />
      <MoneyField
        {...number('salePrice')}
        hint="Below the price. The shop shows the maximum retail price beside it."
        optional
      />
      <DateField {...day('saleFrom')} optional />
      <DateField {...day('saleUntil')} optional />
      <NumberField {...number('points')} hint="Points per unit" />
      <div className="sm:col-span-2">
        <TextField {...text('pointDescription')} optional />
      </div>
      <div className="sm:col-span-2">
        <TextField {...text('pointDescriptionInHindi')} lang="hi" optional />
      </div>
    </EditorSection>
  );
}

/** The number in the customs tariff, and the tax that the price includes. */
export function TaxSection(props: SectionProps) {
  const { text, number } = toFields(props);
  return (
    <EditorSection section="tax">
      <TextField {...text('hsn')} hint="4 to 8 digits" inputMode="numeric" autoComplete="off" />
      <NumberField {...number('gstPercent')} hint="Per cent" />
    </EditorSection>
  );
}
