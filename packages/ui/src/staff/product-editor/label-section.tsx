import { EditorSection } from './editor-section.tsx';
import { MoneyField } from '../../forms/money-field/money-field.tsx';
import { NumberField } from '../../forms/number-field/number-field.tsx';
import { TextArea } from '../../forms/text-area/text-area.tsx';
import { TextField } from '../../forms/text-field/text-field.tsx';
import { FIELD_OPTIONS } from './field-words.ts';
import { MissingFacts } from './missing-facts.tsx';
import { OptionField } from './option-field.tsx';
import type { SectionProps } from './product-editor.types.ts';
import { toFields } from './to-fields.ts';

/** The facts that the law requires on the pack. The missing ones are listed at the top, with links to their fields. */
export function LabelSection(props: SectionProps) {
  const { words, text, number } = toFields(props);
  const { values, missing } = props.form;
  const { changeField } = props.verbs;
  return (
    <EditorSection section="label">
      <MissingFacts missing={missing} />
      <OptionField
        {...words('goods')}
        options={FIELD_OPTIONS.goods}
        value={values.goods}
        onChange={(goods) => changeField('goods', goods)}
      />
      <TextField {...text('commonName')} hint="Without the brand, such as 'Honey'" autoComplete="off" />
      <TextField {...text('commonNameInHindi')} lang="hi" autoComplete="off" optional />
      <NumberField {...number('netQuantityAmount')} decimals={3} />
      <OptionField
        {...words('netQuantityUnit')}
        options={FIELD_OPTIONS.netQuantityUnit}
        value={values.netQuantityUnit}
        onChange={(unit) => changeField('netQuantityUnit', unit)}
      />
      <TextField
        {...text('netQuantityAsPrinted')}
        hint="For example '25 bags of 2 g'"
        autoComplete="off"
        optional
      />
      <TextField {...text('netQuantityAsPrintedInHindi')} lang="hi" autoComplete="off" optional />
      <MoneyField {...number('maximumRetailPrice')} hint="Not less than the price" />
      <TextField {...text('countryOfOrigin')} autoComplete="off" />
      <OptionField
        {...words('makerRole')}
        options={FIELD_OPTIONS.makerRole}
        value={values.makerRole}
        onChange={(role) => changeField('makerRole', role)}
      />
      <TextField {...text('makerName')} autoComplete="off" />
      <TextArea {...text('makerAddress')} rows={3} autoComplete="off" />
      <TextField
        {...text('packedIn')}
        hint="For example 2026-09. Enter this or 'Best before'."
        autoComplete="off"
      />
      <TextField {...text('bestBefore')} hint="For example '24 months from packing'" autoComplete="off" />
      <TextField {...text('bestBeforeInHindi')} lang="hi" autoComplete="off" optional />
      <TextField {...text('consumerCarePhone')} inputMode="tel" autoComplete="off" />
      <TextField {...text('consumerCareEmail')} inputMode="email" autoComplete="off" />
      <OptionField
        {...words('licenceKind')}
        options={FIELD_OPTIONS.licenceKind}
        value={values.licenceKind}
        onChange={(kind) => changeField('licenceKind', kind)}
      />
      <TextField {...text('licenceNumber')} autoComplete="off" optional={values.goods === 'OTHER'} />
    </EditorSection>
  );
}
