import type { ReactNode } from 'react';
import { FieldError } from '../../forms/field/field.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { ChosenList } from '../chosen-list/chosen-list.tsx';
import { EditorSection } from './editor-section.tsx';
import { fieldId } from './field-words.ts';
import type { SectionProps } from './product-editor.types.ts';

interface ContentListProps extends SectionProps {
  /** `RecordPicker` that finds a product, in a size where it has some, and adds it. */
  picker: ReactNode;
}

/** The products that are packed and sold as this one; a product without any is not a bundle. */
export function ContentList({ form: { values, errors }, verbs, picker }: ContentListProps) {
  const { t } = useLanguage();
  return (
    <EditorSection section="contents">
      <div id={fieldId('contents')} className="grid gap-2 sm:col-span-2">
        <p className="text-note text-ink-muted">
          {t(
            'Leave this empty unless several products are sold as one. A bundle has a stock of its own: pack it in the stock list. Its tax is the highest of its contents.',
          )}
        </p>
        {picker}
        <ChosenList
          label="In this bundle"
          items={values.contents}
          onQuantityChange={verbs.changeContent}
          onRemove={verbs.removeContent}
        />
        <FieldError id={`${fieldId('contents')}-error`} error={errors.contents} />
      </div>
    </EditorSection>
  );
}
