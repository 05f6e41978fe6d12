import { type ReplyTemplate, listReplyTemplates, updateReplyTemplate } from '@pgm/api/contract';
import { t } from '@pgm/ui/foundations/fixtures/translated';
import { screen, userEvent } from 'storybook/test';
import { resourceStories } from '../kit/resource-stories.tsx';
import { replyTemplates } from './reply-templates.tsx';

const template: ReplyTemplate = {
  id: '01a2058b-a088-7593-895b-e301684aece8',
  title: 'Parcel late',
  english: 'Dear {name}, your parcel is late. We have asked the courier about {number}.',
  hindi: '{name} जी, आपके पार्सल में देर है। हमने {number} के बारे में कूरियर से पूछा है।',
  isDeleted: false,
  version: 1,
};

const stories = resourceStories(replyTemplates, { list: listReplyTemplates, save: updateReplyTemplate }, [
  template,
]);

export default { title: 'Flows/Staff/ReplyTemplates' };

export const Ready = stories.ready;
export const Empty = stories.empty;
export const Creating = stories.creating;
export const Editing = stories.editing;
export const Conflict = stories.conflict({ ...template, title: 'Parcel delayed', version: 2 }, async () => {
  await userEvent.type(screen.getByLabelText(t('Title')), ' again');
});
