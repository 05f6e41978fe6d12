import { cx } from 'class-variance-authority';
import { bareBox } from '../field/field-box.tsx';
import { describedBy } from '../field/field.tsx';

export interface OtpBoxProps {
  /** Translated. */
  label: string;
  /** The id of the whole field, whose error also describes each box. */
  fieldId: string;
  error: string | undefined;
  /** A digit or nothing. */
  value: string;
  autoComplete: string;
  readOnly: boolean;
  /** Receives the content of the box after a key press, or after the phone filled in a code. */
  onText: (text: string) => void;
  onPasteText: (text: string) => void;
  /** Backspace while the box is empty. */
  onEraseBefore: () => void;
  /** Any other key; returns whether it moved to another box. */
  onKey: (key: string) => boolean;
}

/** One box of a code. It has no maximum length, because a phone fills the whole code into the first box. */
export function OtpBox({
  label,
  fieldId,
  error,
  onText,
  onPasteText,
  onEraseBefore,
  onKey,
  ...props
}: OtpBoxProps) {
  const { value, readOnly } = props;
  return (
    <input
      {...props}
      {...describedBy(fieldId, { label, error })}
      aria-label={label}
      type="text"
      inputMode="numeric"
      pattern="[0-9]*"
      className={cx(
        bareBox(error !== undefined),
        'figures text-center text-lead font-semibold disabled:bg-sunken disabled:text-ink-muted',
      )}
      onFocus={(event) => event.currentTarget.select()}
      // Not onChange, which does not fire when the same digit is typed again.
      onInput={(event) => onText(event.currentTarget.value)}
      onPaste={(event) => {
        event.preventDefault();
        if (!readOnly) onPasteText(event.clipboardData.getData('text'));
      }}
      onKeyDown={(event) => {
        if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
        const isBackspace = event.key === 'Backspace' && value === '' && !readOnly;
        if (isBackspace) onEraseBefore();
        if (isBackspace || onKey(event.key)) event.preventDefault();
      }}
    />
  );
}
