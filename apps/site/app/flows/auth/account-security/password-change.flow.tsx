import {
  type passwordChangeMachine,
  passwordChangeVerbs,
  passwordChangeView,
} from '@pgm/machines/auth/password-change';
import { PasswordChange } from '@pgm/ui/auth/password-change';
import type { ActorRefFrom } from 'xstate';
import { useFlow } from '#app/kit/use-flow.ts';

/** The dialog for another password, for any state of its actor. */
export function PasswordChangeScreen({ actor }: { actor: ActorRefFrom<typeof passwordChangeMachine> }) {
  const [facts, { changeField, submit, close }] = useFlow(actor, passwordChangeView, passwordChangeVerbs);
  return <PasswordChange {...facts} onChange={changeField} onSubmit={submit} onClose={close} />;
}
