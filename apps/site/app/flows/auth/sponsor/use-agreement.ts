import { useContext, useEffect } from 'react';
import { AgreementVersionContext } from '#app/kit/agreement-version-context.ts';
import { setShownAgreement } from './joining.ts';

/** The agreement that a form of login or sign-up shows, and that an account accepts which the form makes. */
export function useAgreement() {
  const version = useContext(AgreementVersionContext);
  useEffect(() => setShownAgreement(version), [version]);
  return { href: '/agreement', version };
}
