import { confirmedActionVerbs, confirmedActionView } from '@pgm/machines/kit';
import { ConfirmDialog } from '@pgm/ui/primitives/confirm-dialog';
import type { ActorRefFrom } from 'xstate';
import { useFlow } from '#app/kit/use-flow.ts';
import type { CommandedRow, createCommandMachine } from './resource-actors.ts';

/** Runs the commands of rows. */
export type CommandActor<Row> = ActorRefFrom<ReturnType<typeof createCommandMachine<Row>>>;

/** Runs a command of a record: at once, or after the question that {@link CommandQuestion} asks. */
export function runCommand<Row>(actor: CommandActor<Row>, subject: CommandedRow<Row>): void {
  actor.send({ type: 'action.ask', subject });
  if (subject.command.question === undefined) actor.send({ type: 'action.confirm' });
}

interface CommandQuestionProps<Row> {
  readonly actor: CommandActor<Row>;
  readonly toName: (row: Row) => string;
}

/** Asks before a command runs, if the command has a question. */
export function CommandQuestion<Row>({ actor, toName }: CommandQuestionProps<Row>) {
  const [{ subject, isConfirming, isRunning }, { confirm, cancel }] = useFlow(
    actor,
    confirmedActionView<CommandedRow<Row>>,
    confirmedActionVerbs<CommandedRow<Row>>,
  );
  return (
    <ConfirmDialog
      isOpen={isConfirming && subject?.command.question !== undefined}
      title={subject?.command.question ?? ''}
      text={subject ? toName(subject.row) : ''}
      confirmLabel={subject?.command.label ?? ''}
      isBusy={isRunning}
      onConfirm={confirm}
      onCancel={cancel}
    />
  );
}
