import type { EndedSessions, sessionEndingMachine } from '@pgm/machines/auth/session-ending';
import { confirmedActionVerbs, confirmedActionView } from '@pgm/machines/kit';
import { ConfirmDialog } from '@pgm/ui/primitives/confirm-dialog';
import { useLanguage } from '@pgm/ui/foundations/language';
import type { ActorRefFrom } from 'xstate';
import { useFlow } from '#app/kit/use-flow.ts';

/** The question before sessions end, for any state of its actor. */
export function SessionEndingScreen({ actor }: { actor: ActorRefFrom<typeof sessionEndingMachine> }) {
  const [{ subject, isConfirming, isRunning }, { confirm, cancel }] = useFlow(
    actor,
    confirmedActionView<EndedSessions>,
    confirmedActionVerbs<EndedSessions>,
  );
  const { t } = useLanguage();
  const device = subject?.device ?? t('Unknown device');
  return (
    <ConfirmDialog
      isOpen={isConfirming}
      title={
        subject?.id === undefined ? 'Log out on all other devices?' : t('Log out on {device}?', { device })
      }
      text="You can log in again at any time."
      confirmLabel="Log out"
      isBusy={isRunning}
      onConfirm={confirm}
      onCancel={cancel}
    />
  );
}
