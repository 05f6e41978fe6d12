import { type ReactNode, useId } from 'react';
import { ConflictList, type RecordConflict } from '../../data/record-dialog/conflict-list.tsx';
import { DiscardQuestion } from '../../data/record-dialog/discard-question.tsx';
import { Form } from '../../forms/form/form.tsx';
import { FormAlert, type FormAlertWords } from '../../primitives/alert-panel/form-alert.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { StaffPage } from '../staff-page/staff-page.tsx';
import type { FactSection as Section, UnsetFact } from './company-facts.types.ts';
import { FactSection } from './fact-section.tsx';
import { PinCodeList } from './pin-code-list.tsx';
import { UnsetFacts } from './unset-facts.tsx';

export { CompanyHistory } from './company-history.tsx';
export type { CertificatePart, FactField, FactSection } from './company-facts.types.ts';
export { PublicationQuestion } from './publication-question.tsx';

export interface CompanyFactsProps {
  sections: readonly Section[];
  missing: readonly UnsetFact[];
  unset: readonly UnsetFact[];
  /** The time of the last publication, as ISO text; undefined before the first one. */
  publishedAt: string | undefined;
  /** How many PIN codes the list of those served has; 0 without a list. */
  pinCodes: number;
  /** The page that imports and exports the list. */
  pinCodesHref: string;
  /** Why the draft cannot be published now, in English; undefined when it can. */
  obstacle: string | undefined;
  /** Whether something typed is not saved. */
  isDirty: boolean;
  /** It is being saved: the button waits. */
  isSaving: boolean;
  /** Why the last attempt failed, in English. */
  alert: FormAlertWords | undefined;
  /** Facts that another administrator changed meanwhile. */
  conflicts: readonly RecordConflict[];
  onResolve: (id: string, choice: 'mine' | 'theirs') => void;
  onChange: (id: string, value: string) => void;
  /** A new scan of a certificate is chosen. */
  onScan: (id: string, file: File) => void;
  /** A new scan is taken back, or the stored one removed. */
  onScanRemove: (id: string) => void;
  onSave: () => void;
  /** Takes back what is not saved; the owner asks first. */
  onUndo: () => void;
  onPublish: () => void;
  /** Asks whether to discard unsaved changes. */
  isDiscarding: boolean;
  onDiscard: () => void;
  onContinue: () => void;
  /** The question before a publication. */
  question?: ReactNode;
  /** Each publication. Default: none. */
  history?: ReactNode;
}

/** The page on which administrators edit and publish the facts of the company. */
export function CompanyFacts(props: CompanyFactsProps) {
  const { sections, missing, unset, obstacle, isDirty, isSaving, alert, conflicts } = props;
  const { t } = useLanguage();
  const formId = useId();
  const isUndecided = conflicts.some(({ choice }) => choice === undefined);
  return (
    <StaffPage
      title="Company"
      actions={
        <>
          {isDirty && (
            <Button variant="quiet" size="small" onClick={props.onUndo}>
              {t('Undo changes')}
            </Button>
          )}
          <Button
            type="submit"
            variant="secondary"
            size="small"
            form={formId}
            busy={isSaving}
            busyText="Saving..."
            aria-disabled={isUndecided ? true : undefined}
          >
            {t('Save')}
          </Button>
          <Button
            size="small"
            aria-disabled={obstacle === undefined ? undefined : true}
            aria-describedby={`${formId}-published`}
            onClick={() => obstacle === undefined && props.onPublish()}
          >
            {t('Publish')}
          </Button>
        </>
      }
    >
      <p id={`${formId}-published`} className="text-ink-muted">
        <Published at={props.publishedAt} /> {obstacle !== undefined && t(obstacle)}
      </p>
      <UnsetFacts missing={missing} unset={unset} />
      <Form id={formId} className="grid max-w-page grid-cols-1 gap-8" onSubmit={props.onSave}>
        {!isSaving && <FormAlert alert={alert} />}
        {conflicts.length > 0 && <ConflictList conflicts={conflicts} onResolve={props.onResolve} />}
        {sections.map((section) => (
          <FactSection
            key={section.id}
            section={section}
            isSaving={isSaving}
            onChange={props.onChange}
            onScan={props.onScan}
            onScanRemove={props.onScanRemove}
          />
        ))}
      </Form>
      <PinCodeList count={props.pinCodes} href={props.pinCodesHref} />
      {props.history}
      {props.question}
      <DiscardQuestion
        isOpen={props.isDiscarding}
        onDiscard={props.onDiscard}
        onContinue={props.onContinue}
      />
    </StaffPage>
  );
}

function Published({ at }: { at: string | undefined }) {
  const { t, formatDate } = useLanguage();
  return at === undefined
    ? t('Nothing is published yet.')
    : t('Published on {date}.', { date: formatDate(at) });
}
