import { type OwnReview, type OwnReviewState, type Result, fail, ok } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { settle } from '../../../test/settle.ts';
import { type WrittenReview, ownReviewMachine } from './own-review.machine.ts';
import { ownReviewVerbs, ownReviewView } from './own-review.view.ts';
import { sampleOwnReview } from './own-review.scenario.ts';

const LOST = fail({ code: 'noResponse', message: 'No response from server.' } as const);
const GONE = fail({ code: 'notFound', message: 'Review not found' } as const);
const PHOTO = { address: 'blob:1', type: 'image/jpeg', bytes: 1000 };

interface Server {
  readonly state?: OwnReviewState;
  readonly fetchOwn?: () => Promise<Result<OwnReviewState>>;
  readonly save?: () => Promise<Result<OwnReview>>;
  readonly remove?: () => Promise<Result<unknown>>;
  readonly opensForm?: boolean;
}

async function start({
  state = { canWrite: true, review: null },
  fetchOwn = async () => ok(state),
  save = async () => ok(sampleOwnReview),
  remove = async () => ok({}),
  opensForm = false,
}: Server = {}) {
  const sent: WrittenReview[] = [];
  const toasts: string[] = [];
  const machine = ownReviewMachine.provide({
    actors: {
      fetchOwn: fromPromise(fetchOwn),
      saveReview: fromPromise(({ input }) => {
        sent.push(input);
        return save();
      }),
      removeReview: fromPromise(remove),
    },
  });
  const actor = createActor(machine, { input: { opensForm } });
  let changes = 0;
  actor.on('review.changed', () => {
    changes += 1;
  });
  actor.on('toast.show', ({ kind, message }) => toasts.push(`${kind}: ${message}`));
  actor.start();
  await settle();
  return {
    ...ownReviewVerbs(actor.send),
    sent,
    toasts,
    changes: () => changes,
    view: () => ownReviewView(actor.getSnapshot()),
  };
}

describe('the own review of a product', () => {
  it('goes on from what was written after the form was left, and from what is stored after it was closed', async () => {
    const review = await start({ save: () => new Promise(() => {}) });
    const form = () => review.view().form;
    review.open();
    review.changeStars(4);
    review.changeText('Good');
    review.addPhoto(PHOTO);
    review.leave();
    expect(form().isOpen).toBe(false);
    review.open();
    expect(form()).toMatchObject({ isOpen: true, stars: 4, text: 'Good', photos: [PHOTO] });
    review.submit();
    review.leave();
    await settle();
    review.open();
    expect(form()).toMatchObject({ isOpen: true, isSaving: false, text: 'Good' });
    review.close();
    review.open();
    expect(form()).toMatchObject({ stars: 0, text: '', photos: [] });
  });

  it('is written with stars, a text and photos', async () => {
    const review = await start();
    expect(review.view()).toMatchObject({ status: 'ready', canWrite: true, review: null });
    review.open();
    review.submit();
    expect(review.view().form).toMatchObject({ isOpen: true, starsError: 'Choose 1 to 5 stars' });
    review.changeStars(4);
    review.changeText(' Good ');
    review.addPhoto(PHOTO);
    review.submit();
    expect(review.view().form).toMatchObject({ isOpen: true, isSaving: true });
    await settle();
    expect(review.sent).toEqual([{ stars: 4, text: 'Good', photos: [], added: [PHOTO] }]);
    expect(review.view()).toMatchObject({ review: sampleOwnReview, form: { isOpen: false } });
    expect(review.toasts).toEqual(['success: Thank you. Your review is shown once we have looked at it.']);
    expect(review.changes()).toBe(1);
  });

  it('is changed from what is stored; its photos stay until they are removed', async () => {
    const review = await start({ state: { canWrite: true, review: sampleOwnReview } });
    review.open();
    expect(review.view().form).toMatchObject({
      stars: 4,
      text: sampleOwnReview.text,
      photos: [{ address: sampleOwnReview.photos[0] }],
    });
    review.removePhoto(sampleOwnReview.photos[0] ?? '');
    review.submit();
    await settle();
    expect(review.sent).toMatchObject([{ photos: [], added: [] }]);
  });

  it('opens at once where a link asks for the form, but only for a buyer, and once', async () => {
    const buyer = await start({ opensForm: true });
    expect(buyer.view().form.isOpen).toBe(true);
    buyer.close();
    expect(buyer.view().form.isOpen).toBe(false);
    const other = await start({ opensForm: true, state: { canWrite: false, review: null } });
    expect(other.view().form.isOpen).toBe(false);
    other.open();
    expect(other.view().form.isOpen).toBe(false);
  });

  it('loses nothing when the saving fails', async () => {
    const review = await start({ save: async () => LOST });
    review.open();
    review.changeStars(5);
    review.changeText('Good');
    review.submit();
    await settle();
    expect(review.view().form).toMatchObject({
      isOpen: true,
      alert: 'No response from server.',
      stars: 5,
      text: 'Good',
    });
  });

  it('drops a chosen photo that the browser cannot show, but no stored one', async () => {
    const review = await start({ state: { canWrite: true, review: sampleOwnReview } });
    review.open();
    review.addPhoto(PHOTO);
    const stored = sampleOwnReview.photos.map((address) => ({ address }));
    for (const { address } of [...stored, PHOTO]) review.rejectPhoto(address);
    expect(review.view().form).toMatchObject({
      photos: stored,
      photoError: 'This photo cannot be read. Choose a JPEG, PNG, WebP, GIF or AVIF image.',
    });
  });

  it('takes at most three photos of at most 5 MB', async () => {
    const review = await start({ state: { canWrite: true, review: sampleOwnReview } });
    review.open();
    review.addPhoto({ ...PHOTO, bytes: 5 * 1024 * 1024 + 1 });
    expect(review.view().form.photoError).toBe('This photo is larger than 5 MB. Choose a smaller one.');
    for (const address of ['blob:1', 'blob:2', 'blob:3']) review.addPhoto({ ...PHOTO, address });
    expect(review.view().form).toMatchObject({ canAddPhoto: false, photoError: 'At most 3 photos' });
    expect(review.view().form.photos).toHaveLength(3);
  });

  it('has a text of a limited length', async () => {
    const review = await start();
    review.open();
    review.changeStars(5);
    review.changeText('x'.repeat(2001));
    review.submit();
    expect(review.view().form.textError).toBe('Review must be at most 2000 characters');
    expect(review.sent).toEqual([]);
  });

  it.each<[string, () => Promise<Result<unknown>>]>([
    ['', async () => ok({})],
    [', also when it is gone already', async () => GONE],
  ])('is deleted after a question%s', async (_, remove) => {
    const review = await start({ state: { canWrite: true, review: sampleOwnReview }, remove });
    review.remove();
    expect(review.view().isAsking).toBe(true);
    review.dismissRemoval();
    review.remove();
    review.confirmRemoval();
    expect(review.view().isRemoving).toBe(true);
    await settle();
    expect(review.view()).toMatchObject({ review: null, isAsking: false });
    expect(review.toasts).toEqual(['success: Your review is deleted.']);
    expect(review.changes()).toBe(1);
  });

  it('stays when it cannot be deleted', async () => {
    const review = await start({
      state: { canWrite: true, review: sampleOwnReview },
      remove: () => Promise.reject(new Error('broken')),
    });
    review.remove();
    review.confirmRemoval();
    await settle();
    expect(review.view()).toMatchObject({ review: sampleOwnReview, isAsking: false });
    expect(review.toasts).toEqual(['error: Something went wrong.']);
    expect(review.changes()).toBe(0);
  });

  it.each<[string, () => Promise<Result<OwnReviewState>>, string]>([
    ['does not respond', async () => LOST, 'No response from server.'],
    ['breaks', () => Promise.reject(new Error('broken')), 'Something went wrong.'],
  ])('says why it is missing when the server %s, and is requested again', async (_, fetchOwn, error) => {
    const review = await start({ fetchOwn });
    expect(review.view()).toMatchObject({ status: 'failed', error });
    review.retry();
    expect(review.view()).toMatchObject({ status: 'loading', error: undefined });
  });

  it('is read again when the form is closed before the response has come', async () => {
    const review = await start({ save: () => new Promise(() => {}) });
    review.open();
    review.changeStars(5);
    review.submit();
    review.close();
    expect(review.view().status).toBe('loading');
  });
});
