import {
  GRIEVANCE_CATEGORIES,
  GrievanceStatus,
  type StaffGrievance,
  listGrievances,
  ok,
} from '@pgm/api/contract';
import { GrievanceBadge, categoryWords, statusWords } from '@pgm/ui/company/grievance';
import { dialled } from '@pgm/ui/foundations/dialled';
import { Badge } from '@pgm/ui/primitives/badge';
import { privateMeta } from '#app/kit/private-meta.ts';
import {
  ASSIGNEE_FILTER,
  type Assign,
  assigneeDialog,
  assigneeEditing,
  assignmentCommands,
} from '../assignment/assignment.tsx';
import { resourcePage } from '../kit/resource-page.tsx';
import { defineResource, toQuery } from '../kit/resource.ts';
import { GrievanceWithThread } from './staff-thread.flow.tsx';
import { stepDialogs } from './steps.tsx';

const assign: Assign<StaffGrievance> = (client, id, assignment, signal) =>
  client.grievances.assign(id, assignment, signal);

/** How a grievance is assigned to a colleague. */
export const grievanceAssigning = assigneeEditing('grievance-assignment', assign);

/** The grievances of guests and members, which staff settle within the time that the law gives. */
export const grievances = defineResource({
  id: 'grievances',
  title: 'Grievances',
  empty: { title: 'No grievances', text: 'Grievances come from the grievance page.' },
  toName: ({ number }: StaffGrievance) => number,
  columns: ({ t, formatDate }) => [
    { id: 'number', header: 'Number', isShort: true, render: ({ number }) => number },
    { id: 'category', header: 'Topic', render: ({ category }) => t(categoryWords[category] ?? category) },
    {
      id: 'name',
      header: 'Name',
      render: ({ name, mobile }) => (
        <>
          {name}
          <a href={`tel:+91${mobile}`} className="block whitespace-nowrap">
            {dialled(mobile)}
          </a>
        </>
      ),
    },
    {
      id: 'newest',
      header: 'Received',
      isSortable: true,
      isShort: true,
      render: ({ registeredAt }) => formatDate(registeredAt),
    },
    {
      id: 'due',
      header: 'Due',
      isSortable: true,
      isShort: true,
      render: ({ answerBy, isOverdue }) => (
        <>
          {formatDate(answerBy)} {isOverdue && <Badge kind="debit">{t('Overdue')}</Badge>}
        </>
      ),
    },
    {
      id: 'status',
      header: 'Status',
      render: ({ status, assignee }) => (
        <>
          <GrievanceBadge status={status} />
          {assignee && <span className="block">{assignee.name}</span>}
        </>
      ),
    },
  ],
  filters: [
    {
      id: 'status',
      label: 'Status',
      options: GrievanceStatus.options.map((value) => ({ value, label: statusWords[value] })),
    },
    {
      id: 'category',
      label: 'Topic',
      options: GRIEVANCE_CATEGORIES.map((value) => ({ value, label: categoryWords[value] ?? value })),
    },
    ASSIGNEE_FILTER,
  ],
  commands: assignmentCommands(assign),
  list: async (client, query, signal) => {
    const result = await client.grievances.list(toQuery(listGrievances, query), signal);
    if (!result.ok) return result;
    const { data, total, pagination } = result.value;
    return ok({ data, total, limit: pagination.limit });
  },
  get: (client, id, signal) => client.grievances.get(id, signal),
  Detail: GrievanceWithThread,
  dialogs: [...stepDialogs, assigneeDialog(grievanceAssigning)],
});

export const meta = privateMeta('Grievances');

export default resourcePage(grievances);
