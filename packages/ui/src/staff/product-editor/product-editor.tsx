import type { ReactNode } from 'react';
import type { RecordConflict } from '../../data/record-dialog/conflict-list.tsx';
import { ButtonLink } from '../../primitives/button/button.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { ProgressBar } from '../../primitives/progress-bar/progress-bar.tsx';
import { EditorPage, type EditorPageParts } from '../editor-page/editor-page.tsx';
import { BasicsSection, PriceSection, TaxSection } from './basics-section.tsx';
import { CompanionList } from './companion-list.tsx';
import { ContentList } from './content-list.tsx';
import { DetailGroups } from './detail-groups.tsx';
import { formatFieldValue } from './field-value.ts';
import { FIELD_LABELS } from './field-words.ts';
import { ImageList } from './image-list.tsx';
import { LabelSection } from './label-section.tsx';
import type { EditedField, ProductFormFacts, ProductFormVerbs } from './product-editor.types.ts';
import { SectionLinks } from './section-links.tsx';
import { SizeList } from './size-list.tsx';
import { VisibilitySection } from './visibility-section.tsx';

export type { EditedProduct } from './product-editor.types.ts';

/** A field that another person changed while it was edited here. */
interface EditConflict {
  readonly field: EditedField;
  readonly mine: unknown;
  readonly theirs: unknown;
  readonly choice: 'mine' | 'theirs' | undefined;
}

export interface ProductEditorProps extends EditorPageParts {
  /** The name of the stored product; undefined for a new one. */
  name: string | undefined;
  form: ProductFormFacts;
  verbs: ProductFormVerbs;
  /** Fields that another person changed meanwhile. */
  conflicts: readonly EditConflict[];
  onResolve: (field: string, choice: 'mine' | 'theirs') => void;
  /** `RecordPicker` that finds a product and adds it to those that go well with this one. */
  companionPicker?: ReactNode;
  /** `RecordPicker` that finds a product and adds it to what is in the bundle. */
  contentPicker?: ReactNode;
  /** The address of the page that copies a stored product. Default: none. */
  duplicateHref?: string | undefined;
}

/** The page on which staff edit a product: all its fields in sections, and a bar that saves. */
export function ProductEditor({
  name,
  form,
  verbs,
  conflicts,
  companionPicker,
  contentPicker,
  duplicateHref,
  ...page
}: ProductEditorProps) {
  const i18n = useLanguage();
  const { t } = i18n;
  const choices = [...form.brands, ...form.categories];
  const shownConflicts: RecordConflict[] = conflicts.map(({ field, mine, theirs, choice }) => ({
    id: field,
    label: FIELD_LABELS[field],
    mine: formatFieldValue(i18n, field, mine, choices),
    theirs: formatFieldValue(i18n, field, theirs, choices),
    choice,
  }));
  const sections = { form, verbs };
  return (
    <EditorPage
      {...page}
      title={name ?? t('New product')}
      conflicts={shownConflicts}
      actions={
        duplicateHref !== undefined && (
          <ButtonLink variant="quiet" size="small" href={duplicateHref}>
            {t('Duplicate')}
          </ButtonLink>
        )
      }
      progress={<ImageUpload count={form.newImageCount} />}
      opening={<SectionLinks hasHistory={page.history !== undefined} />}
      previewText="How visitors will see the product, including unsaved changes."
    >
      <BasicsSection {...sections} />
      <PriceSection {...sections} />
      <ImageList {...sections} />
      <SizeList {...sections} />
      <ContentList {...sections} picker={contentPicker} />
      <CompanionList {...sections} picker={companionPicker} />
      <DetailGroups {...sections} />
      <LabelSection {...sections} />
      <TaxSection {...sections} />
      <VisibilitySection {...sections} />
    </EditorPage>
  );
}

/** That images are sent with the product; no browser says how much of a form is sent. */
function ImageUpload({ count }: { count: number }) {
  const { t, formatNumber } = useLanguage();
  if (count === 0) return null;
  const text =
    count === 1 ? t('Uploading 1 image…') : t('Uploading {count} images…', { count: formatNumber(count) });
  return (
    <div role="status" className="grid w-full gap-1">
      <p className="text-note">{text}</p>
      <ProgressBar aria-label={text} />
    </div>
  );
}
