import type { ArticleMedia, Result, StaffArticle } from '@pgm/api/contract';
import {
  type ActorRefFrom,
  assign,
  emit,
  enqueueActions,
  fromCallback,
  sendTo,
  setup,
  spawnChild,
} from 'xstate';
import {
  type ShowToast,
  callCases,
  placeholder,
  succeeded,
  toOutput,
  toReason,
  toValue,
} from '../../kit/index.ts';
import { articleFormMachine } from '../article-form/article-form.machine.ts';
import { articleVersionsMachine } from '../article-versions/article-versions.list.ts';

/** Where an article shows an image: beside its heading, or in a card of one of its texts. */
export type ImagePlace = 'heading' | 'body' | 'bodyInHindi';

interface ArticleEditorContext {
  /** Undefined for a new article. */
  readonly id: string | undefined;
  /** The stored article; undefined until it is loaded, and while it is new. */
  readonly article: StaffArticle | undefined;
  /** Why it could not be loaded; English, for `t()`. */
  readonly error: string | undefined;
  /** Where the image is shown that is chosen; undefined while the media library is closed. */
  readonly imagePlace: ImagePlace | undefined;
  /** The images of the media library that were chosen for cards; the texts have their ids. */
  readonly picked: readonly ArticleMedia[];
}

export type ArticleEditorEvent =
  | { type: 'page.retry' }
  /** The article was published, withdrawn or restored: it is loaded again. */
  | { type: 'article.changed' }
  | { type: 'preview.open' }
  | { type: 'preview.close' }
  | { type: 'library.open'; place: ImagePlace }
  | { type: 'library.close' }
  /** An image is chosen for a card. */
  | { type: 'card-image.pick'; image: ArticleMedia }
  /** The form has saved the draft. */
  | { type: 'draft.saved'; article: StaffArticle };

/** Emitted after a save; a new article has got its id. */
export interface ArticleSaved {
  readonly type: 'article.saved';
  readonly article: StaffArticle;
  readonly isNew: boolean;
}

type ArticleForm = ActorRefFrom<typeof articleFormMachine>;

/** Loads the article; a state that does it says nothing else. */
const LOADING = {
  input: ({ context }: { context: ArticleEditorContext }) => ({ id: context.id }),
  ...callCases(
    'loadArticle',
    [
      { guard: succeeded, target: 'editing', actions: { type: 'setArticle', params: toValue } },
      { guard: { type: 'isMissing', params: toOutput }, target: 'missing' },
    ],
    { target: 'failed', actions: { type: 'setError', params: toReason } },
  ),
} as const;

/**
 * The page of an article for staff. It loads the article and has two children: the form, which is open from then on, and the
 * versions of a stored article. Provide `loadArticle`, and `form` and `versions` with their actors provided.
 */
export const articleEditorMachine = setup({
  types: {
    context: {} as ArticleEditorContext,
    events: {} as ArticleEditorEvent,
    input: {} as { readonly id?: string | undefined } | undefined,
    emitted: {} as ShowToast | ArticleSaved,
    children: {} as { form: 'form'; versions: 'versions'; saves: 'saves' },
  },
  actors: {
    /** Resolves to undefined for a new article. */
    loadArticle: placeholder<Result<StaffArticle | undefined>, { id: string | undefined }>('loadArticle'),
    form: articleFormMachine,
    versions: articleVersionsMachine,
    /** Reports what the form saves. */
    saves: fromCallback<{ type: 'none' }, { toForm: () => ArticleForm | undefined }>(
      ({ input, sendBack }) =>
        input.toForm()?.on('record.saved', ({ record }) => sendBack({ type: 'draft.saved', article: record }))
          .unsubscribe,
    ),
  },
  guards: {
    isNew: ({ context }) => context.article === undefined,
    isMissing: (_, result: Result<unknown>) => !result.ok && result.failure.code === 'notFound',
  },
  actions: {
    setArticle: assign((_, article: StaffArticle | undefined) => ({ article, id: article?.id })),
    setError: assign((_, error: string) => ({ error })),
    clearError: assign({ error: undefined }),
    addPicked: assign(({ context }, image: ArticleMedia) => ({ picked: [...context.picked, image] })),
    setImagePlace: assign((_, imagePlace: ImagePlace) => ({ imagePlace })),
    clearImagePlace: assign({ imagePlace: undefined }),
    startForm: spawnChild('form', { id: 'form' }),
    startSaves: spawnChild('saves', {
      id: 'saves',
      input: ({ self }) => ({ toForm: () => self.getSnapshot().children['form'] }),
    }),
    /** A new article has no versions. */
    restartVersions: enqueueActions(({ context, enqueue }) => {
      if (context.article === undefined) return;
      enqueue.stopChild('versions');
      enqueue.spawnChild('versions', { id: 'versions' });
    }),
    /** Shows what is stored, unless something was typed meanwhile: the next save of that merges both. */
    openForm: sendTo('form', ({ context: { article } }) =>
      article === undefined ? { type: 'form.add' } : { type: 'form.edit', record: article },
    ),
    toastSaved: emit({ type: 'toast.show', kind: 'success', message: 'Draft saved' }),
    emitSaved: emit(({ context }, article: StaffArticle) => ({
      type: 'article.saved' as const,
      article,
      isNew: context.article === undefined,
    })),
  },
}).createMachine({
  id: 'article-editor',
  context: ({ input = {} }) => ({
    id: input.id,
    article: undefined,
    error: undefined,
    imagePlace: undefined,
    picked: [],
  }),
  entry: ['startForm', 'startSaves'],
  initial: 'loading',
  states: {
    loading: { invoke: LOADING },
    missing: { type: 'final' },
    failed: { exit: 'clearError', on: { 'page.retry': 'loading' } },
    editing: {
      entry: ['openForm', 'restartVersions'],
      initial: 'idle',
      states: {
        idle: {
          on: {
            'preview.open': 'previewing',
            'library.open': {
              target: 'choosing',
              actions: { type: 'setImagePlace', params: ({ event }) => event.place },
            },
          },
        },
        previewing: { on: { 'preview.close': 'idle' } },
        /** An image of the media library is chosen. */
        choosing: {
          exit: 'clearImagePlace',
          on: {
            'library.close': 'idle',
            'card-image.pick': {
              target: 'idle',
              actions: { type: 'addPicked', params: ({ event }) => event.image },
            },
          },
        },
      },
      on: {
        'article.changed': 'reloading',
        'draft.saved': [
          {
            // The page of a new one gives way to its own, on which it is published: what is opened here would be lost.
            guard: 'isNew',
            actions: [{ type: 'emitSaved', params: ({ event }) => event.article }, 'toastSaved'],
          },
          {
            actions: [
              { type: 'emitSaved', params: ({ event }) => event.article },
              'toastSaved',
              'restartVersions',
              { type: 'setArticle', params: ({ event }) => event.article },
              'openForm',
            ],
          },
        ],
      },
    },
    /** The page stays as it is while the article is read again. */
    reloading: { invoke: LOADING },
  },
});
