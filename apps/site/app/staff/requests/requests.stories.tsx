import {
  type RaisedMemberRequest,
  approveMemberRequest,
  getMemberRequest,
  listAllMemberRequests,
  previewParentChange,
} from '@pgm/api/contract';
import { samplePreview } from '@pgm/machines/staff/parent-change/testing';
import { t } from '@pgm/ui/foundations/fixtures/translated';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { hangs, rejects, respondsWith } from '../../../../../.storybook/sample-network.tsx';
import { findDialog, pressIn, resourceStories } from '../kit/resource-stories.tsx';
import { requests } from './requests.tsx';

const AT = '2026-11-20T10:15:00.000Z';

/** An open correction of a profile. */
const correction: RaisedMemberRequest = {
  id: '01a2058b-a088-7593-895b-e301684aecc1',
  kind: 'PROFILE_CORRECTION',
  field: 'LAST_NAME',
  text: 'Devi Mishra',
  status: 'OPEN',
  createdAt: AT,
  history: [{ status: 'OPEN', at: AT, by: 'MEMBER', note: null }],
  member: { id: '01a2058b-a088-7593-895b-e301684aece1', name: 'Asha Mishra' },
  storedValue: 'Mishra',
  sponsorId: null,
};

/** An open request for another sponsor. */
const parentChange: RaisedMemberRequest = {
  ...correction,
  id: '01a2058b-a088-7593-895b-e301684aecc2',
  kind: 'PARENT_CHANGE',
  referralCode: 'IMRAN2023',
  sponsorName: 'Imran Ansari',
  reason: 'Imran lives in my town and trains me.',
  member: { id: '01a2058b-a088-7593-895b-e301684aece2', name: 'Suresh Paswan' },
  storedValue: null,
  sponsorId: '01a2058b-a088-7593-895b-e301684aecf2',
};

/** An open request for a sponsor who has left meanwhile. */
const sponsorGone: RaisedMemberRequest = {
  ...correction,
  id: '01a2058b-a088-7593-895b-e301684aecca',
  kind: 'PARENT_CHANGE',
  referralCode: 'GONE2023',
  sponsorName: null,
  reason: 'We moved to Patna.',
  member: { id: '01a2058b-a088-7593-895b-e301684aece4', name: 'Rekha Singh' },
  storedValue: null,
};

/** An open correction of what the profile does not have. */
const firstGender: RaisedMemberRequest = {
  ...correction,
  id: '01a2058b-a088-7593-895b-e301684aeccb',
  field: 'GENDER',
  text: 'FEMALE',
  member: { id: '01a2058b-a088-7593-895b-e301684aece5', name: 'Kiran Devi' },
  storedValue: null,
};

/** A declined request from before corrections named one fact. */
const declined: RaisedMemberRequest = {
  ...correction,
  id: '01a2058b-a088-7593-895b-e301684aecc3',
  field: 'NAME',
  text: 'My surname is Sinha, as on my card.',
  status: 'REJECTED',
  history: [
    ...correction.history,
    {
      status: 'REJECTED',
      at: '2026-11-22T06:30:00.000Z',
      by: 'ADMIN',
      note: 'Please send us a copy of the card.',
    },
  ],
  member: { id: '01a2058b-a088-7593-895b-e301684aece3', name: 'Ravi Kumar' },
  storedValue: null,
  sponsorId: null,
};

const rows = [correction, parentChange, firstGender, declined];

const stories = resourceStories(requests, { list: listAllMemberRequests, get: getMemberRequest }, rows);
const approve = `?approve=${correction.id}`;
const decline = `?decline=${correction.id}`;

export default { title: 'Flows/Staff/Requests' };

export const Ready = stories.ready;
export const Filtered = stories.at('?status=OPEN&kind=PROFILE_CORRECTION', async () => {
  await expect(await screen.findByRole('combobox', { name: t('Status') })).toHaveValue('OPEN');
  await expect(screen.getByRole('combobox', { name: t('Kind') })).toHaveValue('PROFILE_CORRECTION');
});
export const Loading = stories.loading;
export const Failed = stories.failed;
export const Empty = stories.empty;

/** An open request has both decisions in its menu. */
export const Menu = stories.at('', async () => {
  const name = t('Actions for {name}', { name: 'Asha Mishra' });
  await userEvent.click(await screen.findByRole('button', { name }));
  for (const action of ['View', 'Approve', 'Decline'])
    await expect(await screen.findByRole('menuitem', { name: t(action) })).toBeVisible();
});

/** What the profile has now stands beside what the member asks for. */
export const Correction = stories.at(`?open=${correction.id}`, async () => {
  const dialog = await findDialog('Asha Mishra');
  await dialog.findByText('Mishra');
  await dialog.findByText('Devi Mishra');
});
/** The profile has no gender yet. */
export const CorrectionOfNothing = stories.at(`?open=${firstGender.id}`, async () => {
  const dialog = await findDialog('Kiran Devi');
  await dialog.findByText('–');
  await dialog.findByText(t('Female'));
});
export const ParentChange = stories.at(`?open=${parentChange.id}`, async () => {
  const dialog = await findDialog('Suresh Paswan');
  await dialog.findByText('Imran Ansari · IMRAN2023');
});
/** A request that is decided is only read. */
export const Decided = stories.at(`?open=${declined.id}`, async () => {
  const dialog = await findDialog('Ravi Kumar');
  await dialog.findByText('Please send us a copy of the card.');
  await expect(dialog.queryByRole('button', { name: t('Approve') })).toBeNull();
});
/** A notice leads to a request that is not on the first page. */
export const OpenedElsewhere = stories.editingElsewhere(sponsorGone);
export const Missing = stories.missing('Request not found');

/** The button of the details leads to the decision. */
export const Approving = stories.at(`?open=${correction.id}`, async () => {
  await pressIn(await findDialog('Asha Mishra'), 'Approve');
  await findDialog(t('Approve'));
});
/** Another sponsor is approved after a look at what it would do; `ParentChange` has its states. */
export const ApprovingSponsor = stories.at(
  `?open=${parentChange.id}`,
  async () => {
    await pressIn(await findDialog('Suresh Paswan'), 'Approve');
    const dialog = await findDialog(t('Approve'));
    await dialog.findByText('Imran lives in my town and trains me.');
    await dialog.findByRole('button', { name: t('Approve') });
  },
  respondsWith(previewParentChange, samplePreview),
);
export const ApprovingBusy = stories.at(
  approve,
  async () => {
    const dialog = await findDialog(t('Approve'));
    await pressIn(dialog, 'Approve');
    await expect(dialog.getByRole('button', { name: t('Saving...') })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
  hangs(approveMemberRequest),
);
export const Declining = stories.at(decline, async () => {
  await userEvent.type(
    (await findDialog(t('Decline'))).getByRole('textbox', { name: t('Reason') }),
    'Please send us a copy of the card.',
  );
});
export const DecliningWithoutReason = stories.at(decline, async () => {
  const dialog = await findDialog(t('Decline'));
  await pressIn(dialog, 'Decline');
  await dialog.findByText(t('Please give a reason'));
});

const DECIDED = 'Another admin has decided on this request. It is shown as it is now.';
/** Another admin was faster: the dialog shows that decision, and nothing can be saved any more. */
export const ApprovedTooLate = stories.at(
  approve,
  async () => {
    const dialog = await findDialog(t('Approve'));
    await pressIn(dialog, 'Approve');
    await dialog.findByText(t(DECIDED));
    await dialog.findByText('Please send us a copy of the card.');
    await expect(dialog.getByRole('button', { name: t('Approve') })).toHaveAttribute('aria-disabled', 'true');
  },
  rejects(approveMemberRequest, 409, {
    message: 'This request has already been decided.',
    current: { ...declined, id: correction.id, member: correction.member },
  }),
);

const NOT_APPLICABLE = 'The profile does not accept this value. Decline the request with a reason.';
/** A value from before corrections named one fact. */
export const NotApplicable = stories.at(
  approve,
  async () => {
    const dialog = await findDialog(t('Approve'));
    await pressIn(dialog, 'Approve');
    await dialog.findByText(t(NOT_APPLICABLE));
  },
  rejects(approveMemberRequest, 409, { message: NOT_APPLICABLE }),
);

/** After a decision the dialog closes, and a message says that it is saved. */
export const Approved = stories.at(
  approve,
  async () => {
    await pressIn(await findDialog(t('Approve')), 'Approve');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
  respondsWith(approveMemberRequest, { ...correction, status: 'APPROVED' }),
);
