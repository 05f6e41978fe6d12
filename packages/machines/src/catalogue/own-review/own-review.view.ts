import type { SnapshotFrom } from 'xstate';
import type { ChosenPhoto } from '../../kit/chosen-photo.ts';
import {
  type OwnReviewEvent,
  type ownReviewMachine,
  hasRoom,
  starsError,
  textError,
} from './own-review.machine.ts';

export { type OwnReviewEvent, type WrittenReview, ownReviewMachine } from './own-review.machine.ts';

/** What the part shows: nothing yet, why not, or the review. */
type OwnReviewStatus = 'loading' | 'failed' | 'ready';

/** The facts that the part with the own review shows. */
export function ownReviewView(snapshot: SnapshotFrom<typeof ownReviewMachine>) {
  const { context } = snapshot;
  const { canWrite, review, stars, text, photos, added, photoError, alert } = context;
  const isIncomplete = snapshot.matches({ writing: 'incomplete' });
  const isSaving = snapshot.matches('saving');
  const isRemoving = snapshot.matches('removing');
  return {
    status: readStatus(snapshot),
    canWrite,
    review,
    /** Why the review could not be loaded; English. */
    error: snapshot.matches('failed') ? alert : undefined,
    form: {
      isOpen: isSaving || snapshot.matches('writing'),
      isSaving,
      stars,
      starsError: isIncomplete ? starsError(context) : undefined,
      text,
      textError: isIncomplete ? textError(context) : undefined,
      photos: [...photos.map((address) => ({ address })), ...added],
      photoError,
      canAddPhoto: hasRoom(context),
      alert: snapshot.matches({ writing: 'notSaved' }) ? alert : undefined,
    },
    isAsking: isRemoving || snapshot.matches('confirming'),
    isRemoving,
  };
}

function readStatus(snapshot: SnapshotFrom<typeof ownReviewMachine>): OwnReviewStatus {
  if (snapshot.matches('loading')) return 'loading';
  return snapshot.matches('failed') ? 'failed' : 'ready';
}

/** What a member can do with the own review. */
export function ownReviewVerbs(send: (event: OwnReviewEvent) => void) {
  return {
    retry: () => send({ type: 'page.retry' }),
    open: () => send({ type: 'form.open' }),
    changeStars: (stars: number) => send({ type: 'stars.change', stars }),
    changeText: (text: string) => send({ type: 'text.change', text }),
    addPhoto: (photo: ChosenPhoto) => send({ type: 'photo.add', photo }),
    removePhoto: (address: string) => send({ type: 'photo.remove', address }),
    rejectPhoto: (address: string) => send({ type: 'photo.reject', address }),
    submit: () => send({ type: 'form.submit' }),
    close: () => send({ type: 'form.close' }),
    leave: () => send({ type: 'form.leave' }),
    remove: () => send({ type: 'review.remove' }),
    confirmRemoval: () => send({ type: 'remove.confirm' }),
    dismissRemoval: () => send({ type: 'remove.dismiss' }),
  };
}
