import {
  type StaffGrievance,
  assignGrievance,
  getGrievance,
  getGrievanceThread,
  listGrievances,
  setGrievanceStatus,
} from '@pgm/api/contract';
import { t } from '@pgm/ui/foundations/fixtures/translated';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { hangs, rejects, respondsWith } from '../../../../../.storybook/sample-network.tsx';
import { assignmentStories } from '../assignment/assignment-stories.tsx';
import { findDialog, pressIn, resourceStories } from '../kit/resource-stories.tsx';
import { sampleGrievance } from './grievance.scenario.ts';
import { grievances } from './grievances.tsx';

const inProgress: StaffGrievance = {
  ...sampleGrievance,
  id: '01a2058b-a088-7593-895b-e301684aecd2',
  number: 'GR-2026-000122',
  name: 'Meena Kumari',
  mobile: '9000000211',
  email: 'meena@example.in',
  language: 'hi',
  category: 'REFUND',
  orderNumber: 'PGM-000117',
  text: 'I sent a parcel back in the first week, and the money has not come.',
  status: 'IN_PROGRESS',
  isOverdue: true,
  assignee: { name: 'Sushma Yadav', isCaller: true },
  steps: [
    ...sampleGrievance.steps,
    { status: 'IN_PROGRESS', at: '2026-11-22T06:30:00.000Z', by: 'STAFF', note: 'We asked the courier.' },
  ],
};
const resolved: StaffGrievance = {
  ...inProgress,
  id: '01a2058b-a088-7593-895b-e301684aecd3',
  number: 'GR-2026-000121',
  name: 'Kiran Devi',
  status: 'RESOLVED',
  isOverdue: false,
  reopenBy: '2026-12-08T06:30:00.000Z',
  steps: [
    ...inProgress.steps,
    { status: 'RESOLVED', at: '2026-11-23T06:30:00.000Z', by: 'STAFF', note: 'The money was sent by UPI.' },
  ],
};
const rows = [sampleGrievance, inProgress, resolved];

const calls = { list: listGrievances, get: getGrievance };
const stories = resourceStories(grievances, calls, rows, hangs(getGrievanceThread));
const resolve = `?resolve=${inProgress.id}`;

const assignment = assignmentStories(
  grievances,
  { list: listGrievances, assign: assignGrievance },
  sampleGrievance,
);

/** Writes what was done and presses 'Resolve'; returns the dialog. */
async function resolveNow() {
  const dialog = await findDialog(t('Resolve'));
  await userEvent.type(
    await dialog.findByRole('textbox', { name: t('What was done') }),
    'The money was sent by UPI.',
  );
  await pressIn(dialog, 'Resolve');
  return dialog;
}

export default { title: 'Flows/Staff/Grievances' };

export const Ready = stories.ready;
export const Loading = stories.loading;
export const Failed = stories.failed;
export const Empty = stories.empty;
export const Filtered = stories.at('?status=IN_PROGRESS&category=REFUND', async () => {
  await expect(await screen.findByRole('combobox', { name: t('Status') })).toHaveValue('IN_PROGRESS');
  await expect(screen.getByRole('combobox', { name: t('Topic') })).toHaveValue('REFUND');
});

/** A new grievance can only be started. */
export const Opened = stories.at(`?open=${sampleGrievance.id}`, async () => {
  const dialog = await findDialog(sampleGrievance.number);
  await dialog.findByRole('button', { name: t('Start work') });
  await expect(dialog.queryByRole('button', { name: t('Resolve') })).toBeNull();
});
/** None of the staff works on it. */
export const MenuOfNone = assignment.menuOfNone;
/** The user works on it. */
export const MenuOfMine = assignment.menuOfMine;
/** Another member of staff works on it: only an administrator can assign it. */
export const MenuOfAnother = assignment.menuOfAnother;
/** An administrator may assign it, also to a colleague. */
export const MenuOfAnotherForAdmin = assignment.menuForAdmin;
export const Assigning = assignment.assigning;
export const AssigningToColleague = assignment.chosen;
export const AssigningWithoutColleague = assignment.withoutChoice;
export const AssigningBusy = assignment.busy;
/** The account was blocked meanwhile. */
export const AssigningRejected = assignment.rejected;
export const Assigned = assignment.assigned;
/** It should be settled by now. */
export const OpenedOverdue = stories.at(`?open=${inProgress.id}`, async () => {
  const dialog = await findDialog(inProgress.number);
  await dialog.findByText(t('Overdue'));
  await dialog.findByText('We asked the courier.');
});
/** The sender was not satisfied, or has no more to say. */
export const OpenedResolved = stories.at(`?open=${resolved.id}`, async () => {
  const dialog = await findDialog(resolved.number);
  for (const name of ['Reopen', 'Close the grievance']) await dialog.findByRole('button', { name: t(name) });
});
/** A notice leads to a grievance that is not on the first page. */
export const OpenedElsewhere = stories.editingElsewhere({
  ...sampleGrievance,
  id: '01a2058b-a088-7593-895b-e301684aecd4',
  number: 'GR-2026-000090',
});
export const Missing = stories.missing('Not found');

/** The button of the details leads to the step. */
export const Starting = stories.at(`?open=${sampleGrievance.id}`, async () => {
  await pressIn(await findDialog(sampleGrievance.number), 'Start work');
  await findDialog(t('Start work'));
});
export const Resolving = stories.at(resolve, async () => {
  const dialog = await findDialog(t('Resolve'));
  await dialog.findByRole('textbox', { name: t('What was done') });
});
export const ResolvingWithoutNote = stories.at(resolve, async () => {
  const dialog = await findDialog(t('Resolve'));
  await pressIn(dialog, 'Resolve');
  await dialog.findByText(t('Please say what was done'));
});
export const ResolvingBusy = stories.at(
  resolve,
  async () => {
    const dialog = await resolveNow();
    await expect(dialog.getByRole('button', { name: t('Saving...') })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
  hangs(setGrievanceStatus),
);
/** Another member of staff was faster: the dialog shows the grievance as it is now, and nothing can be saved any more. */
export const ResolvedMeanwhile = stories.at(
  resolve,
  async () => {
    const dialog = await resolveNow();
    await dialog.findByText(t('Another person has moved this grievance on. It is shown as it is now.'));
    await expect(dialog.getByRole('button', { name: t('Resolve') })).toHaveAttribute('aria-disabled', 'true');
  },
  rejects(setGrievanceStatus, 409, {
    message: 'A complaint cannot go there from where it is now.',
    current: { ...resolved, id: inProgress.id, number: inProgress.number },
  }),
);
export const Resolved = stories.at(
  resolve,
  async () => {
    await resolveNow();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
  respondsWith(setGrievanceStatus, resolved),
);
