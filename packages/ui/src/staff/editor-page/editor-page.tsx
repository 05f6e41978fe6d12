import { useId, type ReactNode } from 'react';
import { ConflictList, type RecordConflict } from '../../data/record-dialog/conflict-list.tsx';
import { DiscardQuestion } from '../../data/record-dialog/discard-question.tsx';
import { Form } from '../../forms/form/form.tsx';
import { FormAlert, type FormAlertWords } from '../../primitives/alert-panel/form-alert.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { Dialog } from '../../primitives/dialog/dialog.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { PreviewFrame } from '../preview-frame/preview-frame.tsx';

/** What the page of every editor needs of its form. */
export interface EditorPageParts {
  /** It is being saved: the button waits. */
  isSaving: boolean;
  /** Why the last attempt failed, in English. */
  alert: FormAlertWords | undefined;
  onSave: () => void;
  /** Leaves the page. The owner asks about changes first. */
  onCancel: () => void;
  /** Asks whether to discard unsaved changes. */
  isDiscarding: boolean;
  onDiscard: () => void;
  onContinue: () => void;
  isPreviewing: boolean;
  onPreview: () => void;
  onClosePreview: () => void;
  /** The page that visitors see, with the values of the form. */
  preview: ReactNode;
  /** The history of a stored record. Default: none. */
  history?: ReactNode;
}

export interface EditorPageProps extends EditorPageParts {
  /** The name of the record; already in the reader's language. */
  title: string;
  /** Fields that another person changed meanwhile. */
  conflicts: readonly RecordConflict[];
  onResolve: (id: string, choice: 'mine' | 'theirs') => void;
  /** More buttons, before those of every editor. Default: none. */
  actions?: ReactNode;
  /** How far the upload of a save is. Default: none. */
  progress?: ReactNode;
  /** Stands between the bar and the form. Default: nothing. */
  opening?: ReactNode;
  /** What the preview says of itself, in English. */
  previewText: string;
  /** The sections of the form. */
  children: ReactNode;
}

/** The page of a record with a form that is open all the time: a bar that saves and stays in sight, and the preview. */
export function EditorPage({ title, conflicts, isSaving, children, ...props }: EditorPageProps) {
  const { t } = useLanguage();
  const formId = useId();
  const isUndecided = conflicts.some(({ choice }) => choice === undefined);
  return (
    <div className="grid max-w-page grid-cols-1 gap-4 px-3 py-5 sm:px-6">
      <h1 tabIndex={-1} className="text-title font-bold wrap-anywhere outline-none">
        {title}
      </h1>
      <div className="sticky top-14 z-20 -mx-3 flex flex-wrap justify-end gap-2 border-b bg-paper px-3 py-2 sm:-mx-6 sm:px-6">
        {props.actions}
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
        {isSaving && props.progress}
      </div>
      {props.opening}
      <Form id={formId} className="grid grid-cols-1 gap-8 **:scroll-mt-32" onSubmit={props.onSave}>
        {!isSaving && <FormAlert alert={props.alert} />}
        {conflicts.length > 0 && <ConflictList conflicts={conflicts} onResolve={props.onResolve} />}
        {children}
      </Form>
      {props.history}
      <Dialog
        open={props.isPreviewing}
        title="Preview"
        description={props.previewText}
        className="sm:max-w-page"
        onClose={props.onClosePreview}
      >
        <PreviewFrame>{props.preview}</PreviewFrame>
      </Dialog>
      <DiscardQuestion
        isOpen={props.isDiscarding}
        onDiscard={props.onDiscard}
        onContinue={props.onContinue}
      />
    </div>
  );
}
