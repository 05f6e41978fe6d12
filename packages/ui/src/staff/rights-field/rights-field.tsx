import { cx } from 'class-variance-authority';
import { useId, type ComponentProps } from 'react';
import { Checkbox } from '../../forms/checkbox/checkbox.tsx';
import { FieldError } from '../../forms/field/field.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { AREAS, AREA_WORDS, type Area } from './area-words.ts';

export { AREA_WORDS, type Area } from './area-words.ts';
export { ROLE_WORDS } from './role-words.ts';

export type RightsFieldProps = Omit<ComponentProps<'fieldset'>, 'onChange'> & {
  /** The areas whose right is given. */
  value: readonly Area[];
  /** English; translated here. */
  error?: string | undefined;
  onChange: (areas: readonly Area[]) => void;
};

/** A checkbox for each area in which a member of staff may work. */
export function RightsField({ value, error, onChange, className, ...props }: RightsFieldProps) {
  const { t } = useLanguage();
  const id = useId();
  const toggle = (area: Area, isGiven: boolean) =>
    onChange(AREAS.filter((one) => (one === area ? isGiven : value.includes(one))));
  return (
    <fieldset {...props} className={cx('grid items-start gap-4 sm:grid-cols-2', className)}>
      <legend className="mb-3 font-medium">{t('Rights')}</legend>
      {AREAS.map((area) => (
        <Checkbox
          key={area}
          label={AREA_WORDS[area].label}
          hint={AREA_WORDS[area].hint}
          checked={value.includes(area)}
          onChange={({ currentTarget }) => toggle(area, currentTarget.checked)}
        />
      ))}
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
