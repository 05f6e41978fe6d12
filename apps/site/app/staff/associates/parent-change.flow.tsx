import {
  type ListedAssociate,
  type NewParent,
  type ParentProposalForm,
  type Result,
  ok,
} from '@pgm/api/contract';
import { parentChangeMachine, parentChangeVerbs, parentChangeView } from '@pgm/machines/staff/parent-change';
import { Dialog } from '@pgm/ui/primitives/dialog';
import { ParentChange, partyWords } from '@pgm/ui/staff/parent-change';
import { useActorRef } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { type ActorRefFrom, fromPromise } from 'xstate';
import { useFlow } from '#app/kit/use-flow.ts';
import { useEmitted } from '#app/kit/use-emitted.ts';
import { toasts } from '../../flows/company/toasts/toasts.ts';
import type { RowDialog, RowDialogProps } from '../kit/resource.types.ts';
import { staffClient } from '../kit/staff-client.ts';
import { useRowOfAddress } from '../kit/use-address-change.ts';
import { AssociatePicker } from './associate-picker.tsx';

type Change = Pick<ListedAssociate, 'id' | 'proposal'>;

/** The machine with the site's implementations: a proposal of another administrator is approved, else one is made. */
export function siteParentChangeMachine({ id, proposal }: Change) {
  return parentChangeMachine.provide({
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

/** The dialog in which an administrator asks for another sponsor; `?sponsor=` and the id open it. */
export const changeDialog: RowDialog<ListedAssociate> = {
  param: 'sponsor',
  label: 'Change sponsor',
  isFor: ({ proposal }) => proposal === null,
  Dialog: (props) => (
    <ParentChangeDialog {...props} of={changeDialog} done="The change waits for approval." />
  ),
};

/** The dialog in which another administrator approves it; `?approve=` and the id open it. */
export const approvalDialog: RowDialog<ListedAssociate> = {
  param: 'approve',
  label: 'Approve change of sponsor',
  isFor: ({ proposal }) => proposal !== null && !proposal.isOwn,
  Dialog: (props) => <ParentChangeDialog {...props} of={approvalDialog} done="The sponsor has changed." />,
};

interface ParentChangeDialogProps extends RowDialogProps<ListedAssociate> {
  readonly of: RowDialog<ListedAssociate>;
  /** What a message says afterwards; English. */
  readonly done: string;
}

function ParentChangeDialog({ rows, toName, of, done, onSaved, onNotSaved }: ParentChangeDialogProps) {
  const { row: associate, close } = useRowOfAddress(of, rows);
  return (
    <Dialog
      open={associate !== undefined}
      title={of.label}
      {...(associate && { description: toName(associate) })}
      onClose={close}
    >
      {associate && (
        <ParentChangeFlow
          key={`${associate.id} ${associate.proposal?.id}`}
          associate={associate}
          onSent={() => {
            toasts.show({ kind: 'success', message: done });
            close();
            onSaved();
          }}
          onNotSent={(isStale) => onNotSaved?.(isStale)}
        />
      )}
    </Dialog>
  );
}

interface ParentChangeFlowProps {
  readonly associate: Change;
  readonly onSent: () => void;
  readonly onNotSent: (isStale: boolean) => void;
}

function ParentChangeFlow({ associate, onSent, onNotSent }: ParentChangeFlowProps) {
  const machine = useMemo(() => siteParentChangeMachine(associate), [associate]);
  const actor = useActorRef(machine);
  const { proposal } = associate;
  useEffect(() => {
    if (proposal === null) return;
    const { to, bvValue, reason } = proposal;
    const parent = to && { id: to.id, name: partyWords(to, '') };
    parentChangeVerbs(actor.send).review({ parent, isTop: parent === null, bvValue, reason });
  }, [actor, proposal]);
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
