import {
  type StaffLead,
  assignLead,
  getStaffLead,
  joinLead,
  listStaffLeads,
  updateLead,
} from '@pgm/api/contract';
import { t } from '@pgm/ui/foundations/fixtures/translated';
import { expect, screen, userEvent, within } from 'storybook/test';
import { hangs, rejects, type SampleResponse } from '../../../../../.storybook/sample-network.tsx';
import { assignmentStories } from '../assignment/assignment-stories.tsx';
import { findDialog, pressIn, resourceStories } from '../kit/resource-stories.tsx';
import { leads } from './leads.tsx';

const lead: StaffLead = {
  id: '01a2058b-a088-7593-895b-e301684aece8',
  kind: 'JOINING',
  question: '',
  name: 'Sunita Devi',
  mobile: '9876543210',
  email: 'sunita@example.in',
  state: 'Bihar',
  pincode: '000000',
  createdAt: '2026-11-20T10:15:00.000Z',
  status: 'NEW',
  note: '',
  calledBy: null,
  calledAt: null,
  version: 1,
  referrer: null,
  assignee: null,
  canAssign: true,
  canAssignToOthers: false,
};
const called: StaffLead = {
  ...lead,
  id: '01a2058b-a088-7593-895b-e301684aece9',
  name: 'Mohan Lal Gupta',
  status: 'CALLED',
  note: 'Call again on Friday.',
  calledBy: 'Sushma Yadav',
  calledAt: lead.createdAt,
  referrer: { name: 'Asha Mishra', referralCode: 'ASHA2023' },
  assignee: { name: 'Sushma Yadav', isCaller: true },
};

const question: StaffLead = {
  ...lead,
  id: '01a2058b-a088-7593-895b-e301684aeceb',
  kind: 'QUESTION',
  name: 'Abdul Rahman',
  email: '',
  state: '',
  question: 'Do you deliver to Leh in winter?',
};

const assignment = assignmentStories(leads, { list: listStaffLeads, assign: assignLead }, lead);
const stories = resourceStories(leads, { list: listStaffLeads, get: getStaffLead, save: updateLead }, [
  lead,
  called,
  question,
]);

/** The page on which the step from a lead to an associate ends like this. */
const joining = (response: SampleResponse) =>
  stories.at(
    `?join=${called.id}`,
    async () => {
      const dialog = await findDialog(t('Make an associate'));
      await dialog.findByText('Asha Mishra · ASHA2023');
      await pressIn(dialog, 'Make an associate');
    },
    response,
  );

export default { title: 'Flows/Staff/Leads' };
export const Ready = stories.ready;
export const Loading = stories.loading;
export const Failed = stories.failed;
export const Empty = stories.empty;
export const Editing = stories.editing;
/** The question of the contact page; it has no email address. */
export const EditingQuestion = stories.at(`?open=${question.id}`, async () => {
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText(question.question);
});
export const Questions = stories.at('?kind=QUESTION', async () => {
  await expect(await screen.findByRole('combobox', { name: t('Kind') })).toHaveValue('QUESTION');
});
/** A notice leads to a lead that is not on the first page. */
export const EditingElsewhere = stories.editingElsewhere({
  ...lead,
  id: '01a2058b-a088-7593-895b-e301684aecea',
  name: 'Rekha Singh',
});
export const Missing = stories.missing('Lead not found');
/** A person may ask for it; nothing brings the lead back. */
export const Deleting = stories.at('', async () => {
  const name = t('Actions for {name}', { name: lead.name });
  await userEvent.click(await screen.findByRole('button', { name }));
  await userEvent.click(await screen.findByRole('menuitem', { name: t('Delete') }));
  const dialog = await findDialog(t('Delete this lead for good? Do so when the person asks for it.'));
  await dialog.findByRole('button', { name: t('Delete') });
});
export const Conflict = stories.conflict({ ...lead, status: 'CLOSED', version: 2 }, async () => {
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: t('Status') }), 'CALLED');
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

export const Joining = stories.at(`?join=${lead.id}`, async () => {
  const dialog = await findDialog(t('Make an associate'));
  await dialog.findByText(t('No sponsor'));
});
export const JoiningBusy = joining(hangs(joinLead));
export const JoiningRejected = joining(
  rejects(joinLead, 409, {
    message: 'Another account has this mobile number',
    fields: { mobile: 'Another account has this mobile number' },
  }),
);
