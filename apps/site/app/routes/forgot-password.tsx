import { AuthFrame } from '@pgm/ui/auth/auth-frame';
import { ForgotPasswordFlow } from '#app/flows/auth/forgot-password/forgot-password.flow.tsx';
import { privateMeta } from '#app/kit/private-meta.ts';

export const meta = privateMeta('Forgot your password?');

export default function ForgotPasswordRoute() {
  return (
    <AuthFrame>
      <ForgotPasswordFlow />
    </AuthFrame>
  );
}
