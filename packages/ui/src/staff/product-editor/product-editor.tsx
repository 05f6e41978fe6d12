import { useId, type ReactNode } from 'react';
import { ConflictList, type RecordConflict } from '../../data/record-dialog/conflict-list.tsx';
import { DiscardQuestion } from '../../data/record-dialog/discard-question.tsx';
import { Form } from '../../forms/form/form.tsx';
import { FormAlert, type FormAlertWords } from '../../primitives/alert-panel/form-alert.tsx';
import { Button, ButtonLink } from '../../primitives/button/button.tsx';
import { Dialog } from '../../primitives/dialog/dialog.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { ProgressBar } from '../../primitives/progress-bar/progress-bar.tsx';
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

export { ProductHistory } from './product-history.tsx';
export type { EditedProduct } from './product-editor.types.ts';

/** A field that another person changed while it was edited here. */
interface EditConflict {
  readonly field: EditedField;
  readonly mine: unknown;
  readonly theirs: unknown;
  readonly choice: 'mine' | 'theirs' | undefined;
}

export interface ProductEditorProps {
  /** The name of the stored product; undefined for a new one. */
  name: string | undefined;
  form: ProductFormFacts;
  verbs: ProductFormVerbs;
  /** It is being saved: the button waits. */
  isSaving: boolean;
  /** Why the last attempt failed, in English. */
  alert: FormAlertWords | undefined;
  /** Fields that another person changed meanwhile. */
  conflicts: readonly EditConflict[];
  onResolve: (field: EditedField, choice: 'mine' | 'theirs') => void;
  onSave: () => void;
  /** Leaves the page. The owner asks about changes first. */
  onCancel: () => void;
  /** Asks whether to discard unsaved changes. */
  isDiscarding: boolean;
  onDiscard: () => void;
  onContinue: () => void;
  /** `RecordPicker` that finds a product and adds it to those that go well with this one. */
  companionPicker?: ReactNode;
  /** `RecordPicker` that finds a product and adds it to what is in the bundle. */
  contentPicker?: ReactNode;
  /** The address of the page that copies a stored product. Default: none. */
  duplicateHref?: string | undefined;
  isPreviewing: boolean;
  onPreview: () => void;
  onClosePreview: () => void;
  /** The product's page in the shop, with the values of the form. */
  preview: ReactNode;
  /** The history of a stored product. Default: none. */
  history?: ReactNode;
}

/** The page on which staff edit a product: all its fields in sections, and a bar that saves. */
export function ProductEditor({
  name,
  form,
  verbs,
  isSaving,
  alert,
  conflicts,
  ...props
}: ProductEditorProps) {
  const i18n = useLanguage();
  const { t } = i18n;
  const formId = useId();
  const choices = [...form.brands, ...form.categories];
  const shownConflicts: RecordConflict[] = conflicts.map(({ field, mine, theirs, choice }) => ({
    id: field,
    label: FIELD_LABELS[field],
    mine: formatFieldValue(i18n, field, mine, choices),
    theirs: formatFieldValue(i18n, field, theirs, choices),
    choice,
  }));
  const resolve = (id: string, choice: 'mine' | 'theirs') => {
    const conflict = conflicts.find(({ field }) => field === id);
    if (conflict) props.onResolve(conflict.field, choice);
  };
  const isUndecided = conflicts.some(({ choice }) => choice === undefined);
  const sections = { form, verbs };
  return (
    <div className="grid max-w-page grid-cols-1 gap-4 px-3 py-5 sm:px-6">
      <h1 tabIndex={-1} className="text-title font-bold wrap-anywhere outline-none">
        {name ?? t('New product')}
      </h1>
      <div className="sticky top-14 z-20 -mx-3 flex flex-wrap justify-end gap-2 border-b bg-paper px-3 py-2 sm:-mx-6 sm:px-6">
        {props.duplicateHref !== undefined && (
          <ButtonLink variant="quiet" size="small" href={props.duplicateHref}>
            {t('Duplicate')}
          </ButtonLink>
        )}
        <Button variant="quiet" size="small" onClick={props.onPreview}>
          {t('Preview')}
        </Button>
        <Button variant="secondary" size="small" onClick={props.onCancel}>
          {t('Cancel')}
        </Button>
        <Button
          type="submit"
          size="small"
          form={formId}
          busy={isSaving}
          busyText="Saving..."
          aria-disabled={isUndecided ? true : undefined}
        >
          {t('Save')}
        </Button>
        {isSaving && <ImageUpload count={form.newImageCount} />}
      </div>
      <SectionLinks hasHistory={props.history !== undefined} />
      <Form id={formId} className="grid grid-cols-1 gap-8 **:scroll-mt-32" onSubmit={props.onSave}>
        {!isSaving && <FormAlert alert={alert} />}
        {shownConflicts.length > 0 && <ConflictList conflicts={shownConflicts} onResolve={resolve} />}
        <BasicsSection {...sections} />
        <PriceSection {...sections} />
        <ImageList {...sections} />
        <SizeList {...sections} />
        <ContentList {...sections} picker={props.contentPicker} />
        <CompanionList {...sections} picker={props.companionPicker} />
        <DetailGroups {...sections} />
        <LabelSection {...sections} />
        <TaxSection {...sections} />
        <VisibilitySection {...sections} />
      </Form>
      {props.history}
      <Dialog
        open={props.isPreviewing}
        title="Preview"
        description="How visitors will see the product, including unsaved changes."
        className="sm:max-w-page"
        onClose={props.onClosePreview}
      >
        {props.preview}
      </Dialog>
      <DiscardQuestion
        isOpen={props.isDiscarding}
        onDiscard={props.onDiscard}
        onContinue={props.onContinue}
      />
    </div>
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
