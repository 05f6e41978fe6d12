import { cx } from 'class-variance-authority';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { AlertPanel } from '../../primitives/alert-panel/alert-panel.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { Form } from '../../forms/form/form.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import type { Translate } from '../../foundations/language/translate.ts';
import { LeadOutcome } from './lead-outcome.tsx';

export interface VisitorFormProps {
  /** English. */
  title: string;
  /** What happens next; English. */
  text: string;
  /**
   * 'queued' and 'thanked' show a panel over the form: the lead is saved until there is a connection, or a
   * thank-you.
   */
  status: 'ready' | 'submitting' | 'queued' | 'thanked';
  /** Why the last submit failed; `text` is English with `{placeholders}` for `values`. */
  alert: { text: string; values: Readonly<Record<string, string>> } | undefined;
  onSubmit: () => void;
  /** The fields. */
  children: ReactNode;
  className?: string | undefined;
}

/** A form that a visitor sends without an account; a panel covers it once it is sent. */
export function VisitorForm({ title, text, status, alert, onSubmit, children, className }: VisitorFormProps) {
  const titleId = useId();
  const { t } = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  const outcomeHadFocus = useRef(false);
  const isDone = status === 'queued' || status === 'thanked';
  useEffect(() => {
    // The scroll position does not change.
    if (!isDone && outcomeHadFocus.current) heading.current?.focus({ preventScroll: true });
    outcomeHadFocus.current = false;
  }, [isDone]);
  return (
    <section
      aria-labelledby={titleId}
      className={cx('relative rounded-card border border-line bg-surface p-5 sm:p-8', className)}
    >
      {/* The form keeps its space while it is invisible, so that nothing on the page moves. */}
      <div className={cx(isDone && 'invisible')}>
        <h2 id={titleId} ref={heading} tabIndex={-1} className="text-heading font-bold">
          {t(title)}
        </h2>
        <p className="mt-2 text-ink-muted">{t(text)}</p>
        <Form
          // A new form element, so that a later failure does not move the focus of a user who continued elsewhere.
          key={String(status === 'queued')}
          className="mt-6 grid gap-5"
          onSubmit={onSubmit}
          aria-labelledby={titleId}
        >
          {alert !== undefined && <AlertPanel>{toText(alert, t)}</AlertPanel>}
          {children}
          <Button type="submit" wide busy={status === 'submitting'} busyText="Submitting...">
            {t('Submit')}
          </Button>
        </Form>
      </div>
      {isDone && <LeadOutcome status={status} onFocusLost={() => (outcomeHadFocus.current = true)} />}
    </section>
  );
}

/** The values are sentences too, such as the reason of the server. */
function toText({ text, values }: NonNullable<VisitorFormProps['alert']>, t: Translate): string {
  return t(text, Object.fromEntries(Object.entries(values).map(([name, value]) => [name, t(value)])));
}
