import { AuthFrame } from '@pgm/ui/auth/auth-frame';
import { ResetPasswordFlow } from '#app/flows/auth/reset-password/reset-password.flow.tsx';
import { privateMeta } from '#app/kit/private-meta.ts';

export const meta = privateMeta('Choose a new password');

export default function ResetPasswordRoute() {
  return (
    <AuthFrame>
      <ResetPasswordFlow />
    </AuthFrame>
  );
}
