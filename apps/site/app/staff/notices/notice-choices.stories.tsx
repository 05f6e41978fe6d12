import { noticeChoicesMachine } from '@pgm/machines/staff/notice-choices';
import { noticeChoicesScenario } from '@pgm/machines/staff/notice-choices/testing';
import { flowStories } from '../../../../../.storybook/flow-stories/flow-stories.tsx';
import { ALL_RIGHTS } from '../kit/staff-rights.ts';
import { NoticeChoicesScreen, siteNoticeChoicesMachine } from './notice-choices.flow.tsx';

const flow = flowStories({
  machine: noticeChoicesMachine,
  scenario: noticeChoicesScenario,
  site: siteNoticeChoicesMachine,
  Screen: ({ actor }) => (
    <main>
      <NoticeChoicesScreen actor={actor} reader={ALL_RIGHTS} />
    </main>
  ),
});

export default { title: 'Flows/Staff/NoticeChoices' };

export const Loading = flow.at('loading');
export const Failed = flow.at('failed');
export const Settled = flow.at('settled');
export const Saving = flow.at('saving');
