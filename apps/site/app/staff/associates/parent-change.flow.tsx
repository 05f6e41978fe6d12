import {
  type ListedAssociate,
  type NewParent,
  type ParentProposalForm,
  type Result,
  ok,
} from '@pgm/api/contract';
import {
  type WantedChange,
  parentChangeMachine,
  parentChangeVerbs,
  parentChangeView,
} from '@pgm/machines/staff/parent-change';
import { withPorts } from '@pgm/machines/kit';
import { Dialog as Modal } from '@pgm/ui/primitives/dialog';
import { ParentChange, partyWords } from '@pgm/ui/staff/parent-change';
import { useActorRef } from '@xstate/react';
import { useEffect, useState } from 'react';
import { type ActorRefFrom, fromPromise } from 'xstate';
import { useFlow } from '#app/kit/use-flow.ts';
import { useEmitted } from '#app/kit/use-emitted.ts';
import { toasts } from '../../flows/shell/toasts/toasts.ts';
import type { RowDialog, RowDialogProps } from '../kit/resource.types.ts';
import { staffClient } from '../kit/staff-client.ts';
import { useRowOfAddress } from '../kit/use-address-change.ts';
import { AssociatePicker } from './associate-picker.tsx';

type Change = Pick<ListedAssociate, 'id' | 'proposal'>;

/** The machine with the site's implementations: a proposal of another administrator is approved, else one is made. */
export function siteParentChangeMachine({ id, proposal }: Change) {
  return withPorts(parentChangeMachine)({
    actors: {
      rehearseChange: fromPromise(({ input, signal }: { input: NewParent; signal: AbortSignal }) =>
        staffClient().associates.previewParent(id, input, signal),
      ),
      sendChange: fromPromise<Result<unknown>, ParentProposalForm>(async ({ input, signal }) => {
        const { associates } = staffClient();
        if (proposal === null) return associates.proposeParent(id, input, signal);
        const { parentId, bvValue } = input;
        const made = await associates.changeParent(
          id,
          { parentId, bvValue, proposalId: proposal.id },
          signal,
        );
        return made.ok ? ok(undefined) : made;
      }),
    },
  });
}

/** A change of sponsor that waits for an administrator. */
interface AskedChange {
  readonly id: string;
  readonly wanted: WantedChange;
}

interface ParentChangeOptions<Row> extends Omit<RowDialog<Row>, 'Dialog'> {
  readonly toMachine: (row: Row) => typeof parentChangeMachine;
  /** What another person has asked for; undefined: nothing yet. */
  readonly toAsked: (row: Row) => AskedChange | undefined;
  /** What a message says afterwards; English. */
  readonly done: string;
}

/** A dialog in which a change of sponsor is asked for, or approved after a look at what it would do. */
export function parentChangeDialog<Row extends { readonly id: string }>({
  toMachine,
  toAsked,
  done,
  ...action
}: ParentChangeOptions<Row>): RowDialog<Row> {
  return { ...action, Dialog };

  function Dialog({ rows, toName, onSaved, onNotSaved }: RowDialogProps<Row>) {
    const { row, close } = useRowOfAddress(action, rows);
    const asked = row && toAsked(row);
    return (
      <Modal
        open={row !== undefined}
        title={action.label}
        {...(row && { description: toName(row) })}
        onClose={close}
      >
        {row && (
          <ParentChangeFlow
            key={`${row.id} ${asked?.id}`}
            machine={toMachine(row)}
            wanted={asked?.wanted}
            onSent={() => {
              toasts.show({ kind: 'success', message: done });
              close();
              onSaved();
            }}
            onNotSent={(isStale) => onNotSaved?.(isStale)}
          />
        )}
      </Modal>
    );
  }
}

const ofAssociate = {
  toMachine: siteParentChangeMachine,
  toAsked({ proposal }: Change) {
    if (proposal === null) return undefined;
    const { id, to, bvValue, reason } = proposal;
    const parent = to && { id: to.id, name: partyWords(to, '') };
    return { id, wanted: { parent, isTop: parent === null, bvValue, reason } };
  },
};

/** The dialog in which an administrator asks for another sponsor; `?sponsor=` and the id open it. */
export const changeDialog = parentChangeDialog<ListedAssociate>({
  ...ofAssociate,
  param: 'sponsor',
  label: 'Change sponsor',
  isFor: ({ proposal }) => proposal === null,
  done: 'The change waits for approval.',
});

/** The dialog in which another administrator approves it; `?approve=` and the id open it. */
export const approvalDialog = parentChangeDialog<ListedAssociate>({
  ...ofAssociate,
  param: 'approve',
  label: 'Approve change of sponsor',
  isFor: ({ proposal }) => proposal !== null && !proposal.isOwn,
  done: 'The sponsor has changed.',
});

interface ParentChangeFlowProps {
  readonly machine: typeof parentChangeMachine;
  readonly wanted: WantedChange | undefined;
  readonly onSent: () => void;
  readonly onNotSent: (isStale: boolean) => void;
}

function ParentChangeFlow({ machine, wanted, onSent, onNotSent }: ParentChangeFlowProps) {
  const actor = useActorRef(machine);
  const [atFirst] = useState(wanted);
  useEffect(() => {
    if (atFirst) parentChangeVerbs(actor.send).review(atFirst);
  }, [actor, atFirst]);
  useEmitted(actor, {
    'change.sent': onSent,
    'change.notSent': ({ isStale }) => onNotSent(isStale),
  });
  return <ParentChangeScreen actor={actor} />;
}

/** The change for any state of its actor. */
export function ParentChangeScreen({ actor }: { readonly actor: ActorRefFrom<typeof parentChangeMachine> }) {
  const [{ errors, ...facts }, verbs] = useFlow(actor, parentChangeView, parentChangeVerbs);
  return (
    <ParentChange
      {...facts}
      errors={errors}
      picker={<AssociatePicker label="New sponsor" error={errors.parent} onPick={verbs.chooseParent} />}
      onRemoveParent={() => verbs.chooseParent(null)}
      onTopChange={verbs.toggleTop}
      onBvValueChange={verbs.changeBvValue}
      onReasonChange={verbs.changeReason}
      onRehearse={verbs.rehearse}
      onSend={verbs.sendChange}
    />
  );
}
