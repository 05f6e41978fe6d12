import {
  type accountSecurityMachine,
  accountSecurityVerbs,
  accountSecurityView,
  removeSession,
} from '@pgm/machines/auth/account-security';
import { passwordChangeVerbs } from '@pgm/machines/auth/password-change';
import type { EndedSessions } from '@pgm/machines/auth/session-ending';
import { confirmedActionVerbs } from '@pgm/machines/kit';
import { AccountSecurity } from '@pgm/ui/auth/account-security';
import { useActorRef } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { useFlow } from '#app/kit/use-flow.ts';
import { useEmitted } from '#app/kit/use-emitted.ts';
import { toasts } from '../../shell/toasts/toasts.ts';
import { PasswordChangeScreen } from './password-change.flow.tsx';
import {
  siteAccountSecurityMachine,
  sitePasswordChangeMachine,
  siteSessionEndingMachine,
} from './account-security.ts';
import { SessionEndingScreen } from './session-ending.flow.tsx';

/** The password and the devices of a member. */
export function AccountSecurityFlow() {
  const actor = useActorRef(siteAccountSecurityMachine);
  const ending = useActorRef(siteSessionEndingMachine);
  const password = useActorRef(sitePasswordChangeMachine);
  const { retry } = accountSecurityVerbs(actor.send);
  useEmitted(ending, {
    'toast.show': toasts.show,
    'action.done': ({ subject }) => removeSession(actor, subject.id),
    'action.failed': retry,
  });
  useEmitted(password, {
    'record.saved': () => {
      removeSession(actor, undefined);
      toasts.show({ kind: 'success', message: 'Your new password is set' });
    },
  });
  return (
    <>
      <AccountSecurityScreen
        actor={actor}
        onChangePassword={passwordChangeVerbs(password.send).open}
        onEnd={confirmedActionVerbs<EndedSessions>(ending.send).ask}
      />
      <SessionEndingScreen actor={ending} />
      <PasswordChangeScreen actor={password} />
    </>
  );
}

interface AccountSecurityScreenProps {
  readonly actor: ActorRefFrom<typeof accountSecurityMachine>;
  readonly onChangePassword?: () => void;
  readonly onEnd?: (sessions: EndedSessions) => void;
}

const nothing = () => undefined;

/** The screen of the page for any state of its actor. */
export function AccountSecurityScreen({
  actor,
  onChangePassword = nothing,
  onEnd = nothing,
}: AccountSecurityScreenProps) {
  const [facts, { retry }] = useFlow(actor, accountSecurityView, accountSecurityVerbs);
  return (
    <AccountSecurity
      {...facts}
      forgotHref="/Associate/forgot-password"
      onChangePassword={onChangePassword}
      onEnd={({ id, device }) => onEnd({ id, device })}
      onEndOthers={() => onEnd({ id: undefined })}
      onRetry={retry}
    />
  );
}
