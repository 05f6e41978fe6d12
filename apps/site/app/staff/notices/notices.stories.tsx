import { listStaffNotices } from '@pgm/api/contract';
import { newNoticesMachine } from '@pgm/machines/staff/new-notices';
import { newNoticesScenario, sampleNotices } from '@pgm/machines/staff/new-notices/testing';
import { flowStories } from '../../../../../.storybook/flow-stories/flow-stories.tsx';
import { resourceStories } from '../kit/resource-stories.tsx';
import { NoticeActions, notices } from './notices.tsx';
import { siteNewNoticesMachine } from './notice-bell.tsx';

const stories = resourceStories(notices, { list: listStaffNotices }, sampleNotices);
const flow = flowStories({
  machine: newNoticesMachine,
  scenario: newNoticesScenario,
  site: siteNewNoticesMachine,
  Screen: ({ actor }) => (
    <main>
      <NoticeActions bell={actor} />
    </main>
  ),
});

export default { title: 'Flows/Staff/Notices' };

export const Ready = stories.ready;
export const Loading = stories.loading;
export const Failed = stories.failed;
export const Empty = stories.empty;
export const Off = flow.at('off');
export const Counting = flow.at('counting', {
  equals: { story: 'Off', because: 'The number is shown in the frame, not on this page.' },
});
export const Fresh = flow.at('fresh', {
  via: ['visit', 'counted'],
  equals: { story: 'Off', because: 'The number is shown in the frame, not on this page.' },
});
export const Marking = flow.at('marking');
export const Unread = flow.at('fresh', {
  name: 'Notices can be marked as read',
  via: ['visit', 'counted', 'show'],
});
