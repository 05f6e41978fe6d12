import { ownReviewMachine } from '@pgm/machines/catalogue/own-review';
import { ownReviewScenario } from '@pgm/machines/catalogue/own-review/testing';
import { flowStories } from '../../../../../../.storybook/flow-stories/flow-stories.tsx';
import { inPage } from '../../../../../../.storybook/flow-stories/frames.tsx';
import { OwnReviewScreen, siteOwnReviewMachine } from './own-review.flow.tsx';

const flow = flowStories({
  machine: ownReviewMachine,
  scenario: ownReviewScenario,
  site: siteOwnReviewMachine('honey'),
  Screen: OwnReviewScreen,
});

export default { title: 'Flows/Catalogue/OwnReview', decorators: [inPage] };

export const Loading = flow.at('loading');
export const Failed = flow.at('failed', { via: ['notFetched'] });
export const IdleNotWritten = flow.at('idle', { via: ['fetchedNone'] });
export const IdleNoBuyer = flow.at('idle', { via: ['fetchedOther'] });
export const IdlePending = flow.at('idle', { via: ['fetched'] });
export const IdleApproved = flow.at('idle', { via: ['fetchedApproved'] });
export const IdleDeclined = flow.at('idle', { via: ['fetchedDeclined'] });
export const WritingFilling = flow.at('writing.filling', { via: ['fetchedNone', 'open'] });
export const WritingTyped = flow.at('writing.filling', {
  via: ['fetchedNone', 'open', 'chooseStars', 'type'],
});
export const WritingChange = flow.at('writing.filling', { via: ['fetched', 'open'] });
export const WritingPhotoRejected = flow.at('writing.filling', {
  via: ['fetchedNone', 'open', 'addText'],
});
export const WritingIncomplete = flow.at('writing.incomplete', {
  via: ['fetchedNone', 'open', 'submit'],
});
export const WritingTooLong = flow.at('writing.incomplete', {
  via: ['fetchedNone', 'open', 'chooseStars', 'typeTooMuch', 'submit'],
});
export const WritingNotSaved = flow.at('writing.notSaved', {
  via: ['fetchedNone', 'open', 'chooseStars', 'type', 'submit', 'notSaved'],
});
export const Saving = flow.at('saving', { via: ['fetchedNone', 'open', 'chooseStars', 'type', 'submit'] });
export const Confirming = flow.at('confirming', { via: ['fetched', 'remove'] });
export const Removing = flow.at('removing', { via: ['fetched', 'remove', 'confirm'] });
