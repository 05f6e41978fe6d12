import { useEffect, useRef } from 'react';
import { FormAlert } from '../../primitives/alert-panel/form-alert.tsx';
import { OtpCode, type OtpCodeProps } from './otp-code.tsx';
import { OtpDetails, type OtpDetailsProps } from './otp-details.tsx';

export interface OtpLoginProps extends OtpDetailsProps, OtpCodeProps {
  /** 'details' asks for name and number, 'code' for the code that was sent. */
  stage: 'details' | 'code';
  /** Why the last step failed, in English. */
  alert: { text: string; detail?: string | undefined } | undefined;
}

/** Login and sign-up by a code sent to a mobile number: the content of the mobile tab. */
export function OtpLogin({ stage, alert, ...props }: OtpLoginProps) {
  const mobileBox = useRef<HTMLInputElement>(null);
  const hadCode = useRef(false);
  useEffect(() => {
    if (stage === 'details' && hadCode.current) mobileBox.current?.focus();
    hadCode.current = stage === 'code';
  }, [stage]);
  return (
    <div className="grid gap-5">
      <FormAlert alert={alert} />
      {stage === 'details' ? (
        <OtpDetails {...props} mobileBox={mobileBox} />
      ) : (
        <OtpCode {...props} mobile={props.values.mobile} />
      )}
    </div>
  );
}
