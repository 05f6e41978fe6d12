import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { useLanguage } from '../../foundations/language/language.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { ProgressBar } from '../../primitives/progress-bar/progress-bar.tsx';

const look = cva('', {
  variants: {
    /** Above the bar at the bottom of phones, or as the last part of a dialog. */
    placement: {
      screen: 'pointer-events-none fixed inset-x-0 bottom-14 z-60 mx-auto w-full max-w-form px-4',
      dialog: 'px-4 sm:px-6',
    },
  },
  defaultVariants: { placement: 'screen' },
});

export type SlowNoteProps = ComponentProps<'div'> &
  VariantProps<typeof look> & {
    /**
     * Whether what takes long may be sent again, and how much of its files is sent, in percent; null without files. Undefined
     * while nothing takes long.
     */
    note: { canRepeat: boolean; percent: number | null } | undefined;
    onRepeat: () => void;
    onCancel: () => void;
  };

/**
 * Asks what to do when the server takes long: to wait, which needs nothing, to try again, or to give up. Of files it shows
 * how much is sent. While a dialog is open, render it there.
 */
export function SlowNote({ note, onRepeat, onCancel, placement, className, ...props }: SlowNoteProps) {
  const { t } = useLanguage();
  return (
    // The element exists before its text, so that screen readers announce the text.
    <div
      role="status"
      // A dialog hides everything beside it from screen readers, except what has this attribute.
      aria-live="polite"
      {...props}
      className={look({ placement, className })}
    >
      {note !== undefined && (
        <div className="pointer-events-auto mb-3 grid gap-3 rounded-field border border-line-strong bg-raised px-4 py-3 shadow-raised">
          {note.percent === null ? (
            <p className="font-semibold">{t('This is taking longer than usual')}</p>
          ) : (
            <Upload percent={note.percent} />
          )}
          {!note.canRepeat && (note.percent ?? SENT) === SENT && (
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

/** All of the files is sent; the server works on them. In percent. */
const SENT = 100;

/** How much of the files is sent. Its words change once, so that a screen reader is not interrupted by each percent. */
function Upload({ percent }: { percent: number }) {
  const { t, formatNumber } = useLanguage();
  const text = percent === SENT ? t('Uploaded. Waiting for the response…') : t('Uploading files');
  return (
    <div className="grid gap-2">
      <p className="flex justify-between gap-3 font-semibold">
        {text}
        <span aria-hidden className="figures">
          {formatNumber(percent)}%
        </span>
      </p>
      <ProgressBar value={percent} max={SENT} aria-label={text} />
    </div>
  );
}
