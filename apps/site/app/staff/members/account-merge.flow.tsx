import type { ListedMember, MergeForm } from '@pgm/api/contract';
import {
  type WantedMerge,
  accountMergeMachine,
  accountMergeVerbs,
  accountMergeView,
} from '@pgm/machines/staff/account-merge';
import { withPorts } from '@pgm/machines/kit';
import { Dialog } from '@pgm/ui/primitives/dialog';
import { AccountMerge } from '@pgm/ui/staff/account-merge';
import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { type ActorRefFrom, fromPromise } from 'xstate';
import { useFlow } from '#app/kit/use-flow.ts';
import { useEmitted } from '#app/kit/use-emitted.ts';
import { toasts } from '../../flows/shell/toasts/toasts.ts';
import type { RowDialog, RowDialogProps } from '../kit/resource.types.ts';
import { staffClient } from '../kit/staff-client.ts';
import { useRowOfAddress } from '../kit/use-address-change.ts';
import { isUnblocked } from './block.tsx';
import { MemberPicker } from './member-picker.tsx';

type Member = Pick<ListedMember, 'id' | 'name' | 'username'>;

/** The machine with the site's implementations. @param id the account whose page it is */
export function siteAccountMergeMachine(id: string) {
  return withPorts(accountMergeMachine)({
    actors: {
      rehearseMerge: fromPromise(({ input, signal }: { input: WantedMerge; signal: AbortSignal }) =>
        staffClient().members.previewMerge(id, input, signal),
      ),
      sendMerge: fromPromise(({ input, signal }: { input: MergeForm; signal: AbortSignal }) =>
        staffClient().members.merge(id, input, signal),
      ),
    },
  });
}

/** The dialog in which an administrator merges a member with another account; `?merge=` and the id open it. */
export const mergeDialog: RowDialog<ListedMember> = {
  param: 'merge',
  label: 'Merge with another account',
  isFor: (member) => isUnblocked(member) && member.roles.every((role) => role === 'MEMBER'),
  Dialog: AccountMergeDialog,
};

function AccountMergeDialog({ rows, toName, onSaved }: RowDialogProps<ListedMember>) {
  const { row: member, close } = useRowOfAddress(mergeDialog, rows);
  const navigate = useNavigate();
  return (
    <Dialog
      open={member !== undefined}
      title={mergeDialog.label}
      {...(member && { description: toName(member) })}
      onClose={close}
    >
      {member && (
        <AccountMergeFlow
          key={member.id}
          member={member}
          onMerged={(staysId) => {
            toasts.show({ kind: 'success', message: 'The accounts are merged.' });
            if (staysId === member.id) {
              close();
              onSaved();
            } else void navigate(`/dashboard/members/${staysId}`);
          }}
        />
      )}
    </Dialog>
  );
}

interface AccountMergeFlowProps {
  readonly member: Member;
  /** Gets the id of the account that stays. */
  readonly onMerged: (staysId: string) => void;
}

function AccountMergeFlow({ member, onMerged }: AccountMergeFlowProps) {
  const machine = useMemo(() => siteAccountMergeMachine(member.id), [member.id]);
  const actor = useActorRef(machine);
  useEmitted(actor, { 'merge.done': ({ staysId }) => onMerged(staysId) });
  return <AccountMergeScreen actor={actor} member={member} />;
}

interface AccountMergeScreenProps {
  readonly actor: ActorRefFrom<typeof accountMergeMachine>;
  readonly member: Member;
}

/** The merge for any state of its actor. */
export function AccountMergeScreen({ actor, member }: AccountMergeScreenProps) {
  const [facts, verbs] = useFlow(actor, accountMergeView, accountMergeVerbs);
  return (
    <AccountMerge
      {...facts}
      own={{ id: member.id, name: `${member.name} · @${member.username}` }}
      picker={<MemberPicker label="The other account" exceptId={member.id} onPick={verbs.chooseAccount} />}
      onRemoveOther={() => verbs.chooseAccount(null)}
      onStaysChange={verbs.chooseStays}
      onReasonChange={verbs.changeReason}
      onRehearse={verbs.rehearse}
      onMerge={verbs.merge}
    />
  );
}
