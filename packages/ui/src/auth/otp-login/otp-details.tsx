import type { ReactNode, RefObject } from 'react';
import { Button } from '../../primitives/button/button.tsx';
import { Form } from '../../forms/form/form.tsx';
import { type FormFields, toField } from '../../forms/form/form-fields.ts';
import { useLanguage } from '../../foundations/language/language.tsx';
import { mobileNumber } from '../../forms/text-field/mobile-number.ts';
import { TextField } from '../../forms/text-field/text-field.tsx';

/** The fields before a code is sent. */
type OtpDetailsField = 'name' | 'mobile';

export interface OtpDetailsProps extends FormFields<OtpDetailsField> {
  /** `mobile` is ten digits, without the country code. */
  values: Readonly<Record<OtpDetailsField, string>>;
  /** A code is being sent. */
  isSending: boolean;
  /** Stands above the button. Default: nothing. */
  beforeButton?: ReactNode;
  onSend: () => void;
}

interface WithMobileBox {
  mobileBox: RefObject<HTMLInputElement | null>;
}

/** Asks for the name and for the number that receives the code. */
export function OtpDetails({ values, errors, mobileBox, ...props }: OtpDetailsProps & WithMobileBox) {
  const { isSending, beforeButton, onChange, onSend } = props;
  const { t } = useLanguage();
  const field = toField({ values, errors, onChange });
  return (
    <Form className="grid gap-5" onSubmit={onSend}>
      <TextField {...field('name')} label="Full name" autoComplete="name" />
      <TextField {...field('mobile')} {...mobileNumber} label="Mobile number" ref={mobileBox} />
      {beforeButton}
      <Button type="submit" wide busy={isSending} busyText="Sending...">
        {t('Send OTP')}
      </Button>
    </Form>
  );
}
