import { AuthFrame } from '@pgm/ui/auth-frame';
import { ResetPasswordFlow } from '#app/flows/reset-password/reset-password.flow.tsx';
import { privateMeta } from '#app/shared/private-meta.ts';

export const meta = privateMeta('Choose a new password');

export default function ResetPasswordRoute() {
  return (
    <AuthFrame>
      <ResetPasswordFlow />
    </AuthFrame>
  );
}
