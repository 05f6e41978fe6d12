export { reviewsMachine } from './reviews.machine.ts';
export { reviewsVerbs, reviewsView } from './reviews.view.ts';
