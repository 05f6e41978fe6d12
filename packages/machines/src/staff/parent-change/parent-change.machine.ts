import {
  DEFAULT_POINTS,
  type FieldErrors,
  type NewParent,
  type ParentChangePreview,
  ParentProposalForm,
  type Result,
} from '@pgm/api/contract';
import { assign, emit, setup } from 'xstate';
import { type Ended, call, placeholder, toFailure, toReason, toValue } from '../../kit/index.ts';

/** An associate that can become the parent: the id and what names it. */
export interface ParentChoice {
  readonly id: string;
  readonly name: string;
}

/** What is asked for. */
export interface WantedChange {
  /** Null before the choice, and for no parent. */
  readonly parent: ParentChoice | null;
  /** Whether the associate gets no parent. */
  readonly isTop: boolean;
  /** Null while the box is empty. */
  readonly bvValue: number | null;
  readonly reason: string;
}

type ChangeField = keyof WantedChange;

export interface ParentChangeContext extends WantedChange {
  /** Whether another admin has asked for the change, so that it can only be approved as it is. */
  readonly isReview: boolean;
  /** Whether the errors of the fields are shown: after the first try to rehearse. */
  readonly isTried: boolean;
  /** What the change would do; undefined before it is rehearsed. */
  readonly rehearsal: ParentChangePreview | undefined;
  /** Why the last call failed; English, for `t()`. */
  readonly error: string | undefined;
}

export type ParentChangeEvent =
  | { type: 'parent.choose'; parent: ParentChoice | null }
  | { type: 'top.toggle'; isTop: boolean }
  | { type: 'bvValue.change'; bvValue: number | null }
  | { type: 'reason.change'; reason: string }
  /** Shows the change that another admin has asked for. */
  | { type: 'change.review'; wanted: WantedChange }
  | { type: 'change.rehearse' }
  /** Asks for the change, or approves it. */
  | { type: 'change.send' };

/** Emitted when the change was asked for, or made. */
interface ChangeSent {
  readonly type: 'change.sent';
}

/** Emitted when it was not; `isStale`: another admin has changed the associate. */
interface ChangeNotSent {
  readonly type: 'change.notSent';
  readonly isStale: boolean;
}

const NO_PARENT = 'Choose a sponsor from the list';

const toProposal = ({ parent, isTop, bvValue, reason }: ParentChangeContext) => ({
  parentId: isTop ? null : (parent?.id ?? ''),
  bvValue,
  reason,
});

/** The errors of what is asked for, by field. */
export function changeErrors(context: ParentChangeContext): FieldErrors<ChangeField> {
  const errors: { [Field in ChangeField]?: string } = {};
  for (const { path, message } of ParentProposalForm.safeParse(toProposal(context)).error?.issues ?? []) {
    if (path[0] === 'parentId') errors.parent = NO_PARENT;
    if (path[0] === 'bvValue' || path[0] === 'reason') errors[path[0]] ??= message;
  }
  return errors;
}

function toValid(context: ParentChangeContext): ParentProposalForm {
  const { data } = ParentProposalForm.safeParse(toProposal(context));
  if (data === undefined) throw new Error('only a valid change is sent');
  return data;
}

const outdated = { rehearsal: undefined, error: undefined };

/** What the user can change before the change is sent; each change makes the rehearsal outdated. */
const editing = {
  'parent.choose': {
    target: 'editing',
    actions: { type: 'setWanted', params: ({ event }: { event: { parent: ParentChoice | null } }) => event },
  },
  'top.toggle': {
    target: 'editing',
    actions: { type: 'setTop', params: ({ event }: { event: { isTop: boolean } }) => event.isTop },
  },
  'bvValue.change': {
    target: 'editing',
    actions: { type: 'setWanted', params: ({ event }: { event: { bvValue: number | null } }) => event },
  },
  'reason.change': {
    target: 'editing',
    actions: { type: 'setWanted', params: ({ event }: { event: { reason: string } }) => event },
  },
} as const;

/**
 * A change of an associate's parent for two admins: the first one chooses, rehearses and asks for it; the second one sees the same
 * rehearsal and approves. Provide `rehearseChange` and `sendChange`, which asks or approves.
 */
export const parentChangeMachine = setup({
  types: {
    context: {} as ParentChangeContext,
    events: {} as ParentChangeEvent,
    emitted: {} as ChangeSent | ChangeNotSent,
  },
  actors: {
    rehearseChange: placeholder<Result<ParentChangePreview>, NewParent>('rehearseChange'),
    sendChange: placeholder<Result<unknown>, ParentProposalForm>('sendChange'),
  },
  guards: {
    isValid: ({ context }) => ParentProposalForm.safeParse(toProposal(context)).success,
  },
  actions: {
    setTop: assign((_, isTop: boolean) => ({ ...outdated, isTop, parent: null })),
    setWanted: assign((_, { parent, bvValue, reason }: Partial<WantedChange>) => ({
      ...outdated,
      ...(parent !== undefined && { parent, isTop: false }),
      ...(bvValue !== undefined && { bvValue }),
      ...(reason !== undefined && { reason }),
    })),
    startReview: assign((_, wanted: WantedChange) => ({ ...outdated, ...wanted, isReview: true })),
    showErrors: assign({ isTried: true }),
    clearOutdated: assign(outdated),
    setRehearsal: assign((_, rehearsal: ParentChangePreview) => ({ rehearsal })),
    setError: assign((_, error: string) => ({ ...outdated, error })),
    emitSent: emit({ type: 'change.sent' }),
    emitNotSent: emit((_, isStale: boolean) => ({ type: 'change.notSent' as const, isStale })),
  },
}).createMachine({
  id: 'parent-change',
  context: {
    parent: null,
    isTop: false,
    bvValue: DEFAULT_POINTS,
    reason: '',
    isReview: false,
    isTried: false,
    ...outdated,
  },
  initial: 'editing',
  states: {
    editing: {
      on: {
        ...editing,
        'change.review': {
          target: 'rehearsing',
          actions: { type: 'startReview', params: ({ event }) => event.wanted },
        },
        'change.rehearse': [
          { guard: 'isValid', target: 'rehearsing', actions: 'clearOutdated' },
          { actions: 'showErrors' },
        ],
      },
    },
    rehearsing: {
      on: editing,
      invoke: {
        input: ({ context }) => {
          const { parentId, bvValue } = toValid(context);
          return { parentId, bvValue };
        },
        ...call(
          'rehearseChange',
          { target: 'rehearsed', actions: { type: 'setRehearsal', params: toValue } },
          { target: 'editing', actions: { type: 'setError', params: toReason } },
        ),
      },
    },
    rehearsed: { on: { ...editing, 'change.send': 'sending' } },
    sending: {
      invoke: {
        input: ({ context }) => toValid(context),
        ...call(
          'sendChange',
          { target: 'sent', actions: 'emitSent' },
          // The tree may be another one by now: the next try begins with a rehearsal.
          {
            target: 'editing',
            actions: [
              { type: 'setError', params: toReason },
              { type: 'emitNotSent', params: (ended: Ended) => toFailure(ended)?.current !== undefined },
            ],
          },
        ),
      },
    },
    sent: { type: 'final' },
  },
});
