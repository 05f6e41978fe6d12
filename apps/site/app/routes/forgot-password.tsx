import { AuthFrame } from '@pgm/ui/auth-frame';
import { ForgotPasswordFlow } from '#app/flows/forgot-password/forgot-password.flow.tsx';
import { privateMeta } from '#app/shared/private-meta.ts';

export const meta = privateMeta('Forgot your password?');

export default function ForgotPasswordRoute() {
  return (
    <AuthFrame>
      <ForgotPasswordFlow />
    </AuthFrame>
  );
}
