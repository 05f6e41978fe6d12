import { cx } from 'class-variance-authority';
import { useEffect, useId, useRef, type ComponentProps } from 'react';
import { FieldError } from '../field/field.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { toBoxIndex, CODE_LENGTH, eraseBefore, paste, typeInto, type CodeEdit } from './code-edits.ts';
import { OtpBox } from './otp-box.tsx';

export type OtpFieldProps = Omit<ComponentProps<'fieldset'>, 'children' | 'onChange' | 'ref'> & {
  /** English; translated here. */
  label: string;
  /** Up to six digits. */
  value: string;
  /** The error, in English. */
  error?: string | undefined;
  /** The digits can be read but not changed; the focus stays where it is. Default false. */
  readOnly?: boolean;
  /** Focuses the first box when the field appears, is enabled again, or is emptied. Default false. */
  autoFocusFirst?: boolean;
  onChange: (digits: string) => void;
  /** Called when the pasted text is not a code. */
  onReject: () => void;
};

const boxNumbers = Array.from({ length: CODE_LENGTH }, (_, box) => box);

/** Six boxes for a code. The user types or pastes it, or the phone fills the whole code into any box. */
export function OtpField({ label, value, error, onChange, onReject, ...props }: OtpFieldProps) {
  const { t } = useLanguage();
  const ownId = useId();
  const { id = ownId, disabled = false, readOnly = false, autoFocusFirst = false, ...others } = props;
  const { className, ...native } = others;
  const group = useRef<HTMLFieldSetElement>(null);
  const focusOn = (box: number) => group.current?.querySelectorAll('input')[box]?.focus();
  const isEmpty = value === '';
  useEffect(() => {
    if (autoFocusFirst && isEmpty && !disabled) group.current?.querySelector('input')?.focus();
  }, [autoFocusFirst, isEmpty, disabled, group]);
  const apply = ({ digits, next }: CodeEdit) => {
    onChange(digits);
    focusOn(next);
  };
  return (
    <fieldset {...native} id={id} disabled={disabled} ref={group} className={cx('grid gap-1.5', className)}>
      <legend className="mb-1.5 font-medium">{t(label)}</legend>
      <div className="grid grid-cols-6 gap-2">
        {boxNumbers.map((box) => (
          <OtpBox
            key={box}
            label={t('Digit {number} of {total}', { number: box + 1, total: CODE_LENGTH })}
            fieldId={id}
            error={error}
            value={value[box] ?? ''}
            autoComplete={box === 0 ? 'one-time-code' : 'off'}
            readOnly={readOnly}
            onText={(text) => {
              const edit = typeInto(value, box, text);
              if (edit !== undefined) apply(edit);
            }}
            onPasteText={(text) => {
              const edit = paste(text);
              if (edit === undefined) onReject();
              else apply(edit);
            }}
            onEraseBefore={() => apply(eraseBefore(value, box))}
            onKey={(key) => {
              const next = toBoxIndex(key, box, value);
              if (next !== undefined) focusOn(next);
              return next !== undefined;
            }}
          />
        ))}
      </div>
      {/* Live, because a rejected paste does not move the focus. */}
      <div aria-live="polite">
        <FieldError id={id} error={error} />
      </div>
    </fieldset>
  );
}
