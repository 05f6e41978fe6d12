import {
  MAX_REVIEW_PHOTOS,
  NO_STARS,
  type OwnReview,
  type OwnReviewState,
  PHOTO_REJECTIONS,
  type Result,
  ReviewText,
  Stars,
  TOO_MANY_PHOTOS,
} from '@pgm/api/contract';
import { assign, emit, setup } from 'xstate';
import { toErrorToast } from '../../kit/error-toast.ts';
import { type ChosenPhoto, photoProblem } from '../../kit/chosen-photo.ts';
import { type ShowToast, call, callCases, isGone, placeholder, toReason, toValue } from '../../kit/index.ts';

/** A review as its author has written it. */
export interface WrittenReview {
  readonly stars: number;
  readonly text: string;
  /** The addresses of the stored photos that stay. */
  readonly photos: readonly string[];
  readonly added: readonly ChosenPhoto[];
}

interface OwnReviewContext {
  /** Whether the product was delivered to the member. */
  readonly canWrite: boolean;
  /** Null before it is written. */
  readonly review: OwnReview | null;
  /** The form opens as soon as it is known that the member can write. */
  readonly opensForm: boolean;
  /** Whether the form was left with what was written. */
  readonly isLeft: boolean;
  /** 0 before some are chosen. */
  readonly stars: number;
  /** As typed. */
  readonly text: string;
  /** The addresses of the stored photos that stay. */
  readonly photos: readonly string[];
  readonly added: readonly ChosenPhoto[];
  /** Why the last chosen photo is not among them; English, for `t()`. */
  readonly photoError: string | undefined;
  /** Why the review was not loaded or not saved; English, for `t()`. */
  readonly alert: string | undefined;
}

export type OwnReviewEvent =
  | { type: 'page.retry' }
  | { type: 'form.open' }
  | { type: 'stars.change'; stars: number }
  | { type: 'text.change'; text: string }
  | { type: 'photo.add'; photo: ChosenPhoto }
  | { type: 'photo.remove'; address: string }
  /** The browser cannot show the photo. */
  | { type: 'photo.reject'; address: string }
  | { type: 'form.submit' }
  | { type: 'form.close' }
  /** Closes the form, which goes on from what was written when it opens next. */
  | { type: 'form.leave' }
  | { type: 'review.remove' }
  | { type: 'remove.confirm' }
  | { type: 'remove.dismiss' };

/** Emitted after the review is saved or deleted: the list and the average may be others now. */
interface ReviewChanged {
  readonly type: 'review.changed';
}

const SAVED = 'Thank you. Your review is shown once we have looked at it.';

/**
 * The review of a member about one product: written, changed and deleted. Provide `fetchOwn`, `saveReview`, which returns the
 * stored review, and `removeReview`.
 */
export const ownReviewMachine = setup({
  types: {
    context: {} as OwnReviewContext,
    events: {} as OwnReviewEvent,
    input: {} as { readonly opensForm?: boolean } | undefined,
    emitted: {} as ShowToast | ReviewChanged,
  },
  actors: {
    fetchOwn: placeholder<Result<OwnReviewState>>('fetchOwn'),
    saveReview: placeholder<Result<OwnReview>, WrittenReview>('saveReview'),
    removeReview: placeholder<Result<unknown>>('removeReview'),
  },
  guards: {
    opensForm: ({ context }) => context.opensForm && context.canWrite,
    canWrite: ({ context }) => context.canWrite,
    isLeft: ({ context }) => context.isLeft,
    hasReview: ({ context }) => context.review !== null,
    isComplete: ({ context }) => starsError(context) === undefined && textError(context) === undefined,
    // A stored photo may be missing for a moment only.
    isAdded: ({ context }, address: string) => context.added.some((photo) => photo.address === address),
    canAdd: ({ context }, photo: ChosenPhoto) => addProblem(context, photo) === undefined,
  },
  actions: {
    setState: assign((_, { canWrite, review }: OwnReviewState) => ({ canWrite, review })),
    setReview: assign((_, review: OwnReview) => ({ review })),
    forgetReview: assign({ review: null }),
    noteOpened: assign({ opensForm: false }),
    fillForm: assign(({ context: { review } }) => ({
      stars: review?.stars ?? 0,
      text: review?.text ?? '',
      photos: review?.photos ?? [],
      added: [],
      photoError: undefined,
    })),
    leave: assign({ isLeft: true }),
    goOn: assign({ isLeft: false }),
    setStars: assign((_, stars: number) => ({ stars })),
    setText: assign((_, text: string) => ({ text })),
    addPhoto: assign(({ context }, photo: ChosenPhoto) => ({
      added: [...context.added, photo],
      photoError: undefined,
    })),
    rejectPhoto: assign(({ context }, photo: ChosenPhoto) => ({ photoError: addProblem(context, photo) })),
    removePhoto: assign(({ context }, address: string) => ({
      photos: context.photos.filter((photo) => photo !== address),
      added: context.added.filter((photo) => photo.address !== address),
      photoError: undefined,
    })),
    dropPhoto: assign(({ context }, address: string) => ({
      added: context.added.filter((photo) => photo.address !== address),
      photoError: PHOTO_REJECTIONS.unreadable,
    })),
    setAlert: assign((_, alert: string) => ({ alert })),
    clearAlert: assign({ alert: undefined }),
    toast: emit((_, message: string) => ({ type: 'toast.show' as const, kind: 'success' as const, message })),
    emitChanged: emit({ type: 'review.changed' as const }),
    toastFailed: emit(toErrorToast),
  },
}).createMachine({
  id: 'own-review',
  context: ({ input }) => ({
    canWrite: false,
    review: null,
    opensForm: input?.opensForm ?? false,
    isLeft: false,
    stars: 0,
    text: '',
    photos: [],
    added: [],
    photoError: undefined,
    alert: undefined,
  }),
  initial: 'loading',
  states: {
    loading: {
      invoke: call(
        'fetchOwn',
        { target: 'idle', actions: { type: 'setState', params: toValue } },
        { target: 'failed', actions: { type: 'setAlert', params: toReason } },
      ),
    },
    failed: { exit: 'clearAlert', on: { 'page.retry': 'loading' } },
    idle: {
      always: { guard: 'opensForm', target: 'writing', actions: ['noteOpened', 'fillForm'] },
      on: {
        'form.open': [
          { guard: 'isLeft', target: 'writing', actions: 'goOn' },
          { guard: 'canWrite', target: 'writing', actions: 'fillForm' },
        ],
        'review.remove': { guard: 'hasReview', target: 'confirming' },
      },
    },
    writing: {
      initial: 'filling',
      states: { filling: {}, incomplete: {}, notSaved: { exit: 'clearAlert' } },
      on: {
        'stars.change': { actions: { type: 'setStars', params: ({ event }) => event.stars } },
        'text.change': { actions: { type: 'setText', params: ({ event }) => event.text } },
        'photo.add': [
          {
            guard: { type: 'canAdd', params: ({ event }) => event.photo },
            actions: { type: 'addPhoto', params: ({ event }) => event.photo },
          },
          { actions: { type: 'rejectPhoto', params: ({ event }) => event.photo } },
        ],
        'photo.remove': { actions: { type: 'removePhoto', params: ({ event }) => event.address } },
        'photo.reject': {
          guard: { type: 'isAdded', params: ({ event }) => event.address },
          actions: { type: 'dropPhoto', params: ({ event }) => event.address },
        },
        'form.submit': [{ guard: 'isComplete', target: 'saving' }, { target: '.incomplete' }],
        'form.close': 'idle',
        'form.leave': { target: 'idle', actions: 'leave' },
      },
    },
    saving: {
      // A response may never come. What the server has is read then.
      on: { 'form.close': 'loading', 'form.leave': { target: 'loading', actions: 'leave' } },
      invoke: {
        input: ({ context: { stars, text, photos, added } }) => ({ stars, text: text.trim(), photos, added }),
        ...call(
          'saveReview',
          {
            target: 'idle',
            actions: [
              { type: 'setReview', params: toValue },
              'emitChanged',
              { type: 'toast', params: SAVED },
            ],
          },
          { target: 'writing.notSaved', actions: { type: 'setAlert', params: toReason } },
        ),
      },
    },
    confirming: { on: { 'remove.confirm': 'removing', 'remove.dismiss': 'idle' } },
    removing: {
      // A response may never come. What the server has is read then.
      on: { 'remove.dismiss': 'loading' },
      invoke: callCases(
        'removeReview',
        [
          {
            guard: isGone,
            target: 'idle',
            actions: ['forgetReview', 'emitChanged', { type: 'toast', params: 'Your review is deleted.' }],
          },
        ],
        { target: 'idle', actions: { type: 'toastFailed', params: toReason } },
      ),
    },
  },
});

/** The error of the stars; English, for `t()`. */
export function starsError({ stars }: Pick<OwnReviewContext, 'stars'>): string | undefined {
  return Stars.safeParse(stars).success ? undefined : NO_STARS;
}

/** The error of the text; English, for `t()`. */
export function textError({ text }: Pick<OwnReviewContext, 'text'>): string | undefined {
  return ReviewText.safeParse(text).error?.issues[0]?.message;
}

/** Whether there is room for one more photo. */
export function hasRoom({ photos, added }: Pick<OwnReviewContext, 'photos' | 'added'>): boolean {
  return photos.length + added.length < MAX_REVIEW_PHOTOS;
}

function addProblem(context: Pick<OwnReviewContext, 'photos' | 'added'>, photo: ChosenPhoto) {
  return hasRoom(context) ? photoProblem(photo) : TOO_MANY_PHOTOS;
}
