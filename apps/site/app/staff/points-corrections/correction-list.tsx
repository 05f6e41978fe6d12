import { type PointsCorrection, PointsCorrectionStatus, listPointsCorrections } from '@pgm/api/contract';
import { DateAndTime } from '@pgm/ui/staff/date-and-time';
import type { I18n } from '@pgm/ui/foundations/language';
import type { DataColumn } from '@pgm/ui/data/data-table';
import { defineResource, toQuery } from '../kit/resource.ts';
import { decisionDialogs } from './correction-decisions.tsx';
import {
  CorrectedPoints,
  CorrectionFacts,
  CorrectionStatus,
  KIND_LABELS,
  STATUSES,
} from './correction-facts.tsx';
import { correctionEditing } from './correction-form.tsx';

const columns = ({ t }: I18n): readonly DataColumn<PointsCorrection>[] => [
  { id: 'member', header: 'Member', render: ({ member }) => member.name },
  {
    id: 'points',
    header: 'Points',
    align: 'end',
    isShort: true,
    render: ({ points }) => <CorrectedPoints points={points} />,
  },
  { id: 'kind', header: 'Reason', render: ({ kind }) => t(KIND_LABELS[kind]) },
  { id: 'askedBy', header: 'Asked by', render: ({ askedBy }) => askedBy },
  { id: 'newest', header: 'Time', isSortable: true, render: ({ askedAt }) => <DateAndTime at={askedAt} /> },
  { id: 'status', header: 'Status', render: ({ status }) => <CorrectionStatus status={status} /> },
];

/** What the list of all corrections and that of one member have in common. */
const shared = {
  empty: { title: 'No corrections' },
  toName: ({ member }: PointsCorrection) => member.name,
  filters: [
    {
      id: 'status',
      label: 'Status',
      options: PointsCorrectionStatus.options.map((value) => ({ value, label: STATUSES[value].label })),
    },
  ],
  Detail: CorrectionFacts,
  dialogs: decisionDialogs,
};

/** The corrections of all members, with those that wait for another person. */
export const pointsCorrections = defineResource({
  ...shared,
  id: 'points-corrections',
  title: 'Corrections of points',
  newLabel: 'Correct points',
  columns,
  list: (client, query, signal) =>
    client.pointsCorrections.list(toQuery(listPointsCorrections, query), signal),
  get: (client, id, signal) => client.pointsCorrections.get(id, signal),
  editing: correctionEditing,
});

/** The corrections of a member's points. @param memberId the id of the account */
export const memberCorrections = (memberId: string) =>
  defineResource({
    ...shared,
    id: 'member-points-corrections',
    title: 'Corrections',
    columns: (i18n) => columns(i18n).filter(({ id }) => id !== 'member'),
    list: (client, query, signal) =>
      client.pointsCorrections.list({ ...toQuery(listPointsCorrections, query), memberId }, signal),
  });
