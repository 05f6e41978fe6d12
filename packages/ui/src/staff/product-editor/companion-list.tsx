import type { ReactNode } from 'react';
import { FieldError } from '../../forms/field/field.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { SortableList } from '../sortable-list/sortable-list.tsx';
import { EditorSection } from './editor-section.tsx';
import { fieldId } from './field-words.ts';
import type { SectionProps } from './product-editor.types.ts';

interface CompanionListProps extends SectionProps {
  /** `RecordPicker` that finds a product and adds it. */
  picker: ReactNode;
}

/** The products that its page shows beside it, chosen by staff; without any it shows others of its category alone. */
export function CompanionList({ form: { values, errors }, verbs, picker }: CompanionListProps) {
  const { t } = useLanguage();
  const { companions } = values;
  return (
    <EditorSection section="companions">
      <div id={fieldId('companions')} className="grid gap-2 sm:col-span-2">
        <p className="text-note text-ink-muted">
          {t('The page of the product shows these first, before others of its category.')}
        </p>
        {picker}
        <SortableList
          label="Goes well with"
          items={companions}
          onMove={verbs.moveCompanion}
          onRemove={verbs.removeCompanion}
        />
        <FieldError id={`${fieldId('companions')}-error`} error={errors.companions} />
      </div>
    </EditorSection>
  );
}
