import { cx } from 'class-variance-authority';
import { useId, useState } from 'react';
import { describedBy, Field } from '../field/field.tsx';
import { fieldBox } from '../field/field-box.tsx';
import { EyeIcon, EyeOffIcon } from '../../foundations/icon/icons.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import type { TextFieldProps } from '../text-field/text-field.tsx';

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'prefix'>;

/** A password field with a button that shows the password. Native `<input>` props go to the box. */
export function PasswordField({ label, hint, error, optional, ...props }: PasswordFieldProps) {
  const { t } = useLanguage();
  const [isShown, setShown] = useState(false);
  const ownId = useId();
  const { id = ownId, className, ...native } = props;
  const words = { label, hint, error, optional };
  const Eye = isShown ? EyeOffIcon : EyeIcon;
  return (
    <Field id={id} {...words}>
      <div className="relative">
        <input
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          {...native}
          {...describedBy(id, words)}
          type={isShown ? 'text' : 'password'}
          id={id}
          className={cx(fieldBox(error !== undefined), 'pe-12', className)}
        />
        <button
          type="button"
          aria-label={isShown ? t('Hide password') : t('Show password')}
          aria-controls={id}
          onClick={() => setShown(!isShown)}
          className="absolute inset-y-0 end-0 grid w-12 place-items-center rounded-field text-ink-muted hover:text-leaf"
        >
          <Eye />
        </button>
      </div>
    </Field>
  );
}
