import { type SetAsideRow, listSetAsideRows } from '@pgm/api/contract';
import { DateAndTime } from '@pgm/ui/staff/date-and-time';
import { privateMeta } from '#app/kit/private-meta.ts';
import { resourcePage } from '../kit/resource-page.tsx';
import { defineResource, toQuery } from '../kit/resource.ts';

const JOBS: Readonly<Record<string, string>> = {
  'confirm points': 'Confirm points',
  'plan expiry of points': 'Plan expiry of points',
  'notify of expiring points': 'Notify of expiring points',
  'expire points': 'Expire points',
  'cancel unconfirmed orders': 'Cancel unconfirmed orders',
  'cancel unpaid orders': 'Cancel unpaid orders',
  'ask about open payments': 'Check open payments',
  'pay refunds': 'Pay refunds',
  'finish account deletions': 'Finish account deletions',
};

/** The rows with which scheduled jobs failed, for administrators. */
export const jobs = defineResource({
  id: 'jobs',
  title: 'Failed jobs',
  empty: { title: 'No job has failed.' },
  toName: ({ subject }: SetAsideRow) => subject,
  columns: ({ t }) => [
    {
      id: 'subject',
      header: 'Record',
      render: ({ subject }) => <span className="wrap-anywhere">{subject}</span>,
    },
    { id: 'job', header: 'Job', render: ({ job }) => t(JOBS[job] ?? job) },
    { id: 'error', header: 'Error', render: ({ error }) => <span className="wrap-anywhere">{error}</span> },
    { id: 'attempts', header: 'Attempts', isSortable: true, render: ({ attempts }) => attempts },
    {
      id: 'newest',
      header: 'Last failed',
      isSortable: true,
      render: ({ lastFailedAt }) => <DateAndTime at={lastFailedAt} />,
    },
    { id: 'retry', header: 'Next attempt', render: ({ retryAt }) => <DateAndTime at={retryAt} /> },
  ],
  filters: [],
  list: (client, query, signal) => client.jobs.listSetAside(toQuery(listSetAsideRows, query), signal),
});

export const meta = privateMeta('Failed jobs');

export default resourcePage(jobs);
