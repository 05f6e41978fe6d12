import { AuthFrame } from '@pgm/ui/auth/auth-frame';
import { UndoContactChangeFlow } from '#app/flows/auth/undo-contact-change/undo-contact-change.flow.tsx';
import { privateMeta } from '#app/kit/private-meta.ts';

export const meta = privateMeta('Undo the change');

export default function UndoContactChangeRoute() {
  return (
    <AuthFrame>
      <UndoContactChangeFlow />
    </AuthFrame>
  );
}
