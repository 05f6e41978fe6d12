import { type SetAsideRow, listSetAsideRows } from '@pgm/api/contract';
import { t } from '@pgm/ui/foundations/fixtures/translated';
import { expect, screen } from 'storybook/test';
import { resourceStories } from '../kit/resource-stories.tsx';
import { jobs } from './jobs.tsx';

const row: SetAsideRow = {
  id: 'pay refunds/01a2058b-a088-7593-895b-e301684aece8',
  job: 'pay refunds',
  subject: '01a2058b-a088-7593-895b-e301684aece8',
  error: 'Error (error 22003)',
  attempts: 3,
  firstFailedAt: '2026-11-20T10:15:00.000Z',
  lastFailedAt: '2026-11-20T10:22:00.000Z',
  retryAt: '2026-11-20T10:30:00.000Z',
};
const other: SetAsideRow = {
  ...row,
  id: 'a job of a later version/2',
  job: 'a job of a later version',
  attempts: 1,
};

const stories = resourceStories(jobs, { list: listSetAsideRows }, [row, other]);

export default { title: 'Flows/Staff/Jobs' };

export const Ready = stories.ready;
export const Empty = stories.empty;
/** A list without filters has no button that would open them. */
export const OnPhone = {
  ...stories.at('', async () => {
    await screen.findByRole('searchbox');
    await expect(screen.queryByRole('button', { name: t('Filters') })).toBeNull();
  }),
  globals: { viewport: { value: 'phone' } },
};
