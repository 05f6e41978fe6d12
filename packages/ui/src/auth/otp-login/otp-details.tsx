import type { RefObject } from 'react';
import { Button } from '../../primitives/button/button.tsx';
import { Form } from '../../forms/form/form.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { TextField } from '../../forms/text-field/text-field.tsx';

/** The fields before a code is sent. */
export type OtpDetailsField = 'name' | 'mobile';

export interface OtpDetailsProps {
  /** `mobile` is ten digits, without the country code. */
  values: Readonly<Record<OtpDetailsField, string>>;
  /** The error of each invalid field, in English. */
  errors: Readonly<Partial<Record<OtpDetailsField, string>>>;
  /** A code is being sent. */
  isSending: boolean;
  onChange: (field: OtpDetailsField, value: string) => void;
  onSend: () => void;
}

interface WithMobileBox {
  mobileBox: RefObject<HTMLInputElement | null>;
}

/** Asks for the name and for the number that receives the code. */
export function OtpDetails({ values, errors, mobileBox, ...props }: OtpDetailsProps & WithMobileBox) {
  const { isSending, onChange, onSend } = props;
  const { t } = useLanguage();
  const field = (name: OtpDetailsField) => ({ name, value: values[name], error: errors[name] });
  return (
    <Form className="grid gap-5" onSubmit={onSend}>
      <TextField
        {...field('name')}
        label="Full name"
        autoComplete="name"
        onChange={(event) => onChange('name', event.currentTarget.value)}
      />
      <TextField
        {...field('mobile')}
        label="Mobile number"
        prefix="+91"
        inputMode="numeric"
        autoComplete="tel-national"
        className="figures"
        ref={mobileBox}
        onChange={(event) => onChange('mobile', event.currentTarget.value)}
      />
      <Button type="submit" wide busy={isSending} busyText="Sending...">
        {t('Send OTP')}
      </Button>
    </Form>
  );
}
