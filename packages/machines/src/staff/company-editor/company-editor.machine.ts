import type { CompanyRecord, Result } from '@pgm/api/contract';
import {
  type ActorRefFrom,
  assign,
  emit,
  enqueueActions,
  fromCallback,
  sendTo,
  setup,
  spawnChild,
  stopChild,
} from 'xstate';
import { type ShowToast, call, placeholder, toReason, toValue } from '../../kit/index.ts';
import { companyFormMachine } from '../company-form/company-form.machine.ts';
import { companyPublicationMachine } from '../company-publication/company-publication.machine.ts';
import { companyVersionsMachine } from '../company-versions/company-versions.list.ts';

interface CompanyEditorContext {
  /** The draft and what is published; undefined until they are loaded. */
  readonly record: CompanyRecord | undefined;
  /** Why they could not be loaded; English, for `t()`. */
  readonly error: string | undefined;
}

export type CompanyEditorEvent =
  | { type: 'page.retry' }
  /** The form has saved the draft. */
  | { type: 'draft.saved'; record: CompanyRecord }
  /** The form has closed: after a save, or because changes were discarded. */
  | { type: 'form.closed' }
  /** The draft is published. */
  | { type: 'draft.published' }
  | { type: 'publication.toast'; toast: ShowToast };

/** The children whose events the page follows. */
interface Followed {
  readonly form: ActorRefFrom<typeof companyFormMachine> | undefined;
  readonly publication: ActorRefFrom<typeof companyPublicationMachine> | undefined;
}

/**
 * The page of the facts of the company. It loads the draft, and has three children: the form, which is open all the time, the
 * publication and the history. Provide `loadCompany`, and the children with their actors provided.
 */
export const companyEditorMachine = setup({
  types: {
    context: {} as CompanyEditorContext,
    events: {} as CompanyEditorEvent,
    emitted: {} as ShowToast,
    children: {} as {
      form: 'form';
      publication: 'publication';
      history: 'history';
      following: 'following';
    },
  },
  actors: {
    loadCompany: placeholder<Result<CompanyRecord>>('loadCompany'),
    form: companyFormMachine,
    publication: companyPublicationMachine,
    history: companyVersionsMachine,
    /** Reports what the form saves and what is published. */
    following: fromCallback<{ type: 'none' }, { toChildren: () => Followed }>(({ input, sendBack }) => {
      const { form, publication } = input.toChildren();
      const followed = [
        form?.on('record.saved', ({ record }) => sendBack({ type: 'draft.saved', record })),
        form?.subscribe((snapshot) => {
          if (snapshot.value === 'closed') sendBack({ type: 'form.closed' });
        }),
        publication?.on('action.done', () => sendBack({ type: 'draft.published' })),
        publication?.on('toast.show', (toast) => sendBack({ type: 'publication.toast', toast })),
      ];
      return () => followed.forEach((one) => one?.unsubscribe());
    }),
  },
  actions: {
    setRecord: assign((_, record: CompanyRecord) => ({ record })),
    setError: assign((_, error: string) => ({ error })),
    clearError: assign({ error: undefined }),
    startForm: spawnChild('form', { id: 'form' }),
    startPublication: spawnChild('publication', { id: 'publication' }),
    startFollowing: spawnChild('following', {
      id: 'following',
      input: ({ self }) => ({
        toChildren: () => {
          const { form, publication } = self.getSnapshot().children;
          return { form, publication };
        },
      }),
    }),
    stopForm: stopChild('form'),
    stopPublication: stopChild('publication'),
    stopFollowing: stopChild('following'),
    restartHistory: enqueueActions(({ enqueue }) => {
      enqueue.stopChild('history');
      enqueue.spawnChild('history', { id: 'history' });
    }),
    openForm: sendTo('form', ({ context: { record } }) => {
      if (record === undefined) throw new Error('the form needs its draft');
      return { type: 'form.edit', record };
    }),
    toastSaved: emit({ type: 'toast.show', kind: 'success', message: 'Draft saved' }),
    passToast: emit((_, { toast }: { toast: ShowToast }) => toast),
  },
}).createMachine({
  id: 'company-editor',
  context: { record: undefined, error: undefined },
  initial: 'loading',
  on: { 'publication.toast': { actions: { type: 'passToast', params: ({ event }) => event } } },
  states: {
    loading: {
      invoke: call(
        'loadCompany',
        { target: 'open', actions: { type: 'setRecord', params: toValue } },
        { target: 'failed', actions: { type: 'setError', params: toReason } },
      ),
    },
    failed: { exit: 'clearError', on: { 'page.retry': 'loading' } },
    open: {
      entry: ['startForm', 'startPublication', 'startFollowing'],
      exit: ['stopFollowing', 'stopForm', 'stopPublication'],
      initial: 'editing',
      states: {
        editing: {
          entry: ['restartHistory', 'openForm'],
          on: { 'draft.published': 'reloading' },
        },
        /** The form and its page stay while the draft is read again. */
        reloading: {
          invoke: call(
            'loadCompany',
            { target: 'editing', actions: { type: 'setRecord', params: toValue } },
            { target: '#company-editor.failed', actions: { type: 'setError', params: toReason } },
          ),
        },
      },
      on: {
        'draft.saved': {
          actions: [{ type: 'setRecord', params: ({ event }) => event.record }, 'toastSaved'],
        },
        'form.closed': { actions: 'openForm' },
      },
    },
  },
});
