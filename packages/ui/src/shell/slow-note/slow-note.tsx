import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { useLanguage } from '../../foundations/language/language.tsx';
import { Button } from '../../primitives/button/button.tsx';

export type SlowNoteProps = ComponentProps<'div'> & {
  /** Whether what takes long may be sent again; undefined while nothing takes long. */
  note: { canRepeat: boolean } | undefined;
  onRepeat: () => void;
  onCancel: () => void;
};

/**
 * Asks what to do when the server takes long: to wait, which needs nothing, to try again, or to give up. It lies above the
 * bar at the bottom of phones, and above a dialog, which stays open when it is pressed.
 */
export function SlowNote({ note, onRepeat, onCancel, className, ...props }: SlowNoteProps) {
  const { t } = useLanguage();
  return (
    // The element exists before its text, so that screen readers announce the text.
    <div
      role="status"
      {...props}
      className={cx(
        'pointer-events-none fixed inset-x-0 bottom-14 z-60 mx-auto w-full max-w-form px-4 py-3',
        className,
      )}
    >
      {note !== undefined && (
        <div
          data-toasts
          className="pointer-events-auto grid gap-3 rounded-field border border-line-strong bg-raised px-4 py-3 shadow-raised"
        >
          <p className="font-semibold">{t('This is taking longer than usual')}</p>
          {!note.canRepeat && (
            <p className="text-note text-ink-muted">
              {t('If you cancel, check whether it was done before you send it again.')}
            </p>
          )}
          <div className="flex flex-wrap gap-3">
            {note.canRepeat && <Button onClick={onRepeat}>{t('Try again')}</Button>}
            <Button variant="secondary" onClick={onCancel}>
              {t('Cancel')}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
