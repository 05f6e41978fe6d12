import { useId } from 'react';
import { FieldError } from '../../forms/field/field.tsx';
import { TextField } from '../../forms/text-field/text-field.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';

export interface DetailNameFieldsProps {
  names: readonly {
    readonly name: string;
    /** Empty without one. */
    readonly nameInHindi: string;
  }[];
  /** English. */
  error?: string | undefined;
  onTranslate: (name: string, nameInHindi: string) => void;
}

/** What the details of a category's products are called in Hindi, on their pages and in the filters. */
export function DetailNameFields({ names, error, onTranslate }: DetailNameFieldsProps) {
  const { t } = useLanguage();
  const id = useId();
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 font-semibold">{t('Names of details in Hindi')}</legend>
      <p className="text-note text-ink-muted">
        {t('Shoppers read them on products and in filters. Usual names have Hindi already.')}
      </p>
      <div className="grid items-end gap-3 sm:grid-cols-2">
        {names.map(({ name, nameInHindi }) => (
          <TextField
            key={name}
            label={name}
            lang="hi"
            autoComplete="off"
            optional
            value={nameInHindi}
            onChange={({ currentTarget }) => onTranslate(name, currentTarget.value)}
          />
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
