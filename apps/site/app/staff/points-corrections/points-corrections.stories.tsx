import {
  type PointsCorrection,
  approvePointsCorrection,
  getPointsCorrection,
  listPointsCorrections,
} from '@pgm/api/contract';
import { t } from '@pgm/ui/foundations/fixtures/translated';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { rejects, respondsWith } from '../../../../../.storybook/sample-network.tsx';
import { findDialog, pressIn, resourceStories } from '../kit/resource-stories.tsx';
import { pointsCorrections } from './correction-list.tsx';
import { sampleCorrection } from './correction.scenario.ts';

/** A correction that the user asked for. */
const own: PointsCorrection = {
  ...sampleCorrection,
  id: '2',
  member: { id: '2', name: 'Ravi Kumar', referralCode: 'RAVI2026' },
  points: -1200,
  kind: 'COUNTED_TWICE',
  askedBy: 'Anil Saxena',
  isOwn: true,
};
const decision = { decidedAt: '2026-11-22T06:30:00.000Z', decidedBy: 'Anil Saxena' };
const written: PointsCorrection = {
  ...sampleCorrection,
  ...decision,
  id: '3',
  member: { id: '3', name: 'Imran Ansari', referralCode: 'IMRAN2023' },
  points: 40,
  kind: 'GOODWILL',
  status: 'WRITTEN',
};
const declined: PointsCorrection = {
  ...sampleCorrection,
  ...decision,
  id: '4',
  member: { id: '4', name: 'Geeta Sharma', referralCode: 'GEETA2026' },
  kind: 'OTHER',
  status: 'DECLINED',
};
/** The account is deleted: its name, its place and what staff wrote are gone. */
const nameless: PointsCorrection = {
  ...written,
  id: '5',
  member: { id: '5', name: 'Former member', referralCode: null },
  kind: 'MISCOUNTED',
  note: null,
};
const withdrawn: PointsCorrection = { ...own, ...decision, id: '6', status: 'WITHDRAWN' };
const rows = [sampleCorrection, own, written, declined, nameless, withdrawn];

const stories = resourceStories(
  pointsCorrections,
  { list: listPointsCorrections, get: getPointsCorrection },
  rows,
);
const approve = `?approve=${sampleCorrection.id}`;

export default { title: 'Flows/Staff/PointsCorrections' };

export const Ready = stories.ready;
export const Loading = stories.loading;
export const Failed = stories.failed;
export const Empty = stories.empty;
export const Filtered = stories.at('?status=OPEN', async () => {
  await expect(await screen.findByRole('combobox', { name: t('Status') })).toHaveValue('OPEN');
});
/** A correction of another person is approved or declined, the own one withdrawn. */
export const Menu = stories.at('', async () => {
  const name = t('Actions for {name}', { name: 'Asha Mishra' });
  await userEvent.click(await screen.findByRole('button', { name }));
  for (const action of ['View', 'Approve', 'Decline'])
    await expect(await screen.findByRole('menuitem', { name: t(action) })).toBeVisible();
  await expect(screen.queryByRole('menuitem', { name: t('Withdraw') })).toBeNull();
});
export const MenuOfOwn = stories.at('', async () => {
  const name = t('Actions for {name}', { name: 'Ravi Kumar' });
  await userEvent.click((await screen.findAllByRole('button', { name }))[0] ?? document.body);
  await expect(await screen.findByRole('menuitem', { name: t('Withdraw') })).toBeVisible();
  await expect(screen.queryByRole('menuitem', { name: t('Approve') })).toBeNull();
});
export const Creating = stories.creating;
export const CreatingEmpty = stories.at('?open=new', async () => {
  const dialog = await findDialog(t('Correct points'));
  await pressIn(dialog, 'Correct points');
  await dialog.findByText(t('Referral code is required'));
});
export const Detail = stories.at(`?open=${sampleCorrection.id}`, async () => {
  const dialog = await findDialog('Asha Mishra');
  await dialog.findByText('Asha Mishra · ASHA2026');
  await dialog.findByRole('button', { name: t('Approve') });
});
/** A correction that is decided is only read. */
export const Written = stories.at(`?open=${written.id}`, async () => {
  const dialog = await findDialog('Imran Ansari');
  await dialog.findByText(t('In the ledger'));
  await expect(dialog.queryByRole('button', { name: t('Approve') })).toBeNull();
});
export const OfDeletedAccount = stories.at(`?open=${nameless.id}`, async () => {
  const dialog = await findDialog('Former member');
  await expect(dialog.queryByText(t('What happened'))).toBeNull();
});
/** A link leads to a correction that is not on the first page. */
export const OpenedElsewhere = stories.editingElsewhere({
  ...written,
  id: '9',
  member: { ...written.member, name: 'Rekha Singh' },
});
export const Missing = stories.missing('Correction not found');

export const Approving = stories.at(approve, async () => {
  const dialog = await findDialog(t('Approve'));
  await dialog.findByText(t('The correction is written to the ledger today. The member is notified.'));
});
export const Declining = stories.at(`?decline=${sampleCorrection.id}`, async () => {
  await findDialog(t('Decline'));
});
export const Withdrawing = stories.at(`?withdraw=${own.id}`, async () => {
  await findDialog(t('Withdraw'));
});

const DECIDED = 'Another person has decided on this correction. It is shown as it is now.';
/** Another person was faster: the dialog shows that decision. */
export const ApprovedTooLate = stories.at(
  approve,
  async () => {
    const dialog = await findDialog(t('Approve'));
    await pressIn(dialog, 'Approve');
    await dialog.findByText(t(DECIDED));
  },
  rejects(approvePointsCorrection, 409, {
    message: 'This correction was decided already.',
    current: { ...sampleCorrection, ...decision, status: 'DECLINED' },
  }),
);
/** The points that the correction takes away are not there any more. */
export const ApprovedTooFew = stories.at(
  approve,
  async () => {
    const dialog = await findDialog(t('Approve'));
    await pressIn(dialog, 'Approve');
    await dialog.findByText(t('The member has fewer confirmed points than that'));
  },
  rejects(approvePointsCorrection, 409, { message: 'The member has fewer confirmed points than that' }),
);
/** After a decision the dialog closes, and a message says that it is saved. */
export const Approved = stories.at(
  approve,
  async () => {
    await pressIn(await findDialog(t('Approve')), 'Approve');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
  respondsWith(approvePointsCorrection, { ...sampleCorrection, ...decision, status: 'WRITTEN' }),
);
