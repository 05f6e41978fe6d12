import { confirmedActionVerbs, confirmedActionView, type createConfirmedAction } from '@pgm/machines/kit';
import { ConfirmDialog, type ConfirmDialogProps } from '@pgm/ui/primitives/confirm-dialog';
import type { ActorRefFrom } from 'xstate';
import { useFlow } from './use-flow.ts';

interface ConfirmationScreenProps<Subject> extends Pick<
  ConfirmDialogProps,
  'title' | 'text' | 'confirmLabel' | 'cancelLabel'
> {
  readonly actor: ActorRefFrom<ReturnType<typeof createConfirmedAction<Subject>>>;
}

/** The question before an action, for any state of its actor. The words are English. */
export function ConfirmationScreen<Subject>({ actor, ...words }: ConfirmationScreenProps<Subject>) {
  const [{ isConfirming, isRunning }, { confirm, cancel }] = useFlow(
    actor,
    confirmedActionView<Subject>,
    confirmedActionVerbs<Subject>,
  );
  return (
    <ConfirmDialog
      {...words}
      isOpen={isConfirming}
      isBusy={isRunning}
      onConfirm={confirm}
      onCancel={cancel}
    />
  );
}
