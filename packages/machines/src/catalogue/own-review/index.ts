export { ownReviewMachine } from './own-review.machine.ts';
export type { OwnReviewEvent, WrittenReview } from './own-review.machine.ts';
export { ownReviewVerbs, ownReviewView } from './own-review.view.ts';
