import {
  type ListedMember,
  blockMember,
  correctPoints,
  endMemberSessions,
  getMember,
  setMemberFacts,
} from '@pgm/api/contract';
import { t } from '@pgm/ui/foundations/fixtures/translated';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { rejects, respondsWith } from '../../../../../.storybook/sample-network.tsx';
import { recordStories } from '../kit/record-stories.tsx';
import { findDialog, pressIn } from '../kit/resource-stories.tsx';
import { sampleCorrection } from '../points-corrections/correction.scenario.ts';
import { MemberSummary } from './member-facts.tsx';
import { members } from './member-list.tsx';
import { memberTabs } from './member-tabs.tsx';
import { sampleMember } from './member.scenario.ts';

const blocked: ListedMember = {
  ...sampleMember,
  block: { at: '2026-11-22T06:30:00.000Z', reason: 'Orders under false names' },
};
const bare: ListedMember = {
  ...sampleMember,
  roles: ['MEMBER', 'STAFF', 'ADMIN'],
  primaryEmail: null,
  primaryPhone: null,
  referralCode: null,
  sponsor: null,
};

const parts = { resource: members, get: getMember, tabs: memberTabs, Summary: MemberSummary };
const stories = recordStories(parts, sampleMember);

export default { title: 'Flows/Staff/Member' };
export const Ready = stories.ready;
export const Loading = stories.loading;
export const Failed = stories.failed;
export const Missing = stories.missing;
/** An administrator without a place in the tree. */
export const Bare = recordStories(parts, bare).ready;
/** An account that ended by a merge leads to the one that stayed. */
export const Merged = recordStories(parts, {
  ...bare,
  name: 'Former member',
  roles: ['MEMBER'],
  merged: { id: '01a2058b-a088-7593-895b-e301684aecf9', name: 'Asha Verma', at: '2026-11-22T06:30:00.000Z' },
}).at('', async () => {
  await expect(await screen.findByRole('link', { name: 'Asha Verma' })).toHaveAttribute(
    'href',
    '/dashboard/members/01a2058b-a088-7593-895b-e301684aecf9',
  );
  await expect(screen.queryByRole('button', { name: t('Block') })).toBeNull();
});
/** A member is merged with another account in a dialog. */
export const MergeOpened = stories.at('', async () => {
  await userEvent.click(await screen.findByRole('button', { name: t('Merge with another account') }));
  const dialog = await findDialog(t('Merge with another account'));
  await dialog.findByRole('combobox', { name: t('The other account') });
});
/** Every tab says that the member is blocked; the first one says why. */
export const Blocked = recordStories(parts, blocked).at('', async () => {
  await screen.findByText('Orders under false names');
  await expect(await screen.findByRole('button', { name: t('Unblock') })).toBeVisible();
  await expect(screen.queryByRole('button', { name: t('Block') })).toBeNull();
});
/** The address names a tab that there is not; the member is one press away. */
export const MissingTab = stories.at('/lost', async () => {
  await expect(await screen.findByRole('link', { name: 'Asha Mishra' })).toHaveAttribute(
    'href',
    `/dashboard/members/${sampleMember.id}`,
  );
});
/** All logins of the member end only after a question. */
export const EndingSessions = stories.at('', async () => {
  await userEvent.click(await screen.findByRole('button', { name: t('End all sessions') }));
  const question = await findDialog(t('Log this member out everywhere?'));
  await question.findByText('Asha Mishra');
});

/** It cannot be undone, so it is asked for twice. */
export const Deleting = stories.at('', async () => {
  await userEvent.click(await screen.findByRole('button', { name: t('Delete the account') }));
  const question = await findDialog(
    t('Has this member asked for it? The name, the contacts and the addresses are deleted for good.'),
  );
  await question.findByText('Asha Mishra');
});

export const Blocking = stories.at('', async () => {
  await userEvent.click(await screen.findByRole('button', { name: t('Block') }));
  const dialog = await findDialog(t('Block'));
  await dialog.findByRole('textbox', { name: t('Reason') });
});
export const BlockSaved = stories.at(
  `?block=${sampleMember.id}`,
  async () => {
    const dialog = await findDialog(t('Block'));
    await userEvent.type(
      await dialog.findByRole('textbox', { name: t('Reason') }),
      'Orders under false names',
    );
    await pressIn(dialog, 'Block');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
  respondsWith(blockMember, blocked),
);
/** The sessions cannot be ended: a message says so, and the page stays as it is. */
export const SessionsNotEnded = stories.at(
  '',
  async () => {
    await userEvent.click(await screen.findByRole('button', { name: t('End all sessions') }));
    await pressIn(await findDialog(t('Log this member out everywhere?')), 'End all sessions');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
  rejects(endMemberSessions, 409, { message: 'Your own sessions cannot be ended here.' }),
);

/** A new email that the member has not verified. */
export const Unproven = recordStories(parts, { ...sampleMember, unproven: ['email'] }).ready;

/** Corrects the last name, and gives a reason; returns the dialog. */
async function typeAndSave() {
  const dialog = await findDialog(t('Edit facts'));
  const name = await dialog.findByRole('textbox', { name: t('Last Name') });
  await userEvent.clear(name);
  await userEvent.type(name, 'Devi Mishra');
  await userEvent.type(await dialog.findByRole('textbox', { name: t('Reason') }), 'As on her card');
  await pressIn(dialog, 'Save');
  return dialog;
}
export const FactsOpened = stories.at('', async () => {
  await userEvent.click(await screen.findByRole('button', { name: t('Edit facts') }));
  await findDialog(t('Edit facts'));
});
export const FactsWithoutReason = stories.at(`?facts=${sampleMember.id}`, async () => {
  const dialog = await findDialog(t('Edit facts'));
  await pressIn(dialog, 'Save');
  await dialog.findByText(t('Please give a reason'));
});
export const FactsTaken = stories.at(
  `?facts=${sampleMember.id}`,
  async () => {
    const dialog = await typeAndSave();
    await dialog.findAllByText(t('This email already has an account'));
  },
  rejects(setMemberFacts, 409, {
    message: 'This email already has an account',
    fields: { primaryEmail: 'This email already has an account' },
  }),
);
/** The member changed the same name meanwhile. */
export const FactsConflict = stories.at(
  `?facts=${sampleMember.id}`,
  async () => {
    const dialog = await typeAndSave();
    await dialog.findByRole('button', { name: t('Take theirs') });
  },
  rejects(setMemberFacts, 409, {
    message: 'This member was changed meanwhile.',
    current: { ...sampleMember, lastName: 'Verma', name: 'Asha Verma' },
  }),
);
export const FactsSaved = stories.at(
  `?facts=${sampleMember.id}`,
  async () => {
    await typeAndSave();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
  respondsWith(setMemberFacts, { ...sampleMember, lastName: 'Devi Mishra' }),
);

/** Takes points away, with a reason; returns the dialog. */
async function correctDown() {
  const dialog = await findDialog(t('Correct points'));
  await userEvent.click(await dialog.findByRole('radio', { name: t('Take points away') }));
  await userEvent.type(dialog.getByRole('textbox', { name: t('Points') }), '600');
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: t('Reason') }), 'COUNTED_TWICE');
  await userEvent.type(
    dialog.getByRole('textbox', { name: t('What happened') }),
    'Order 12 was counted twice',
  );
  await pressIn(dialog, 'Correct points');
  return dialog;
}
export const PointsOpened = stories.at('', async () => {
  await userEvent.click(await screen.findByRole('button', { name: t('Correct points') }));
  const dialog = await findDialog(t('Correct points'));
  await expect(dialog.queryByRole('textbox', { name: t('Referral code of the member') })).toBeNull();
});
export const PointsEmpty = stories.at(`?points=${sampleMember.id}`, async () => {
  const dialog = await findDialog(t('Correct points'));
  await pressIn(dialog, 'Correct points');
  await dialog.findByText(t('Points must be a whole number, and not 0'));
  await dialog.findByText(t('Please choose a reason'));
  await dialog.findByText(t('Please write what happened'));
});
/** The member has spent some of the points, or they have expired. */
export const PointsTooFew = stories.at(
  `?points=${sampleMember.id}`,
  async () => {
    const dialog = await correctDown();
    await dialog.findByText(t('The member has fewer confirmed points than that'));
  },
  rejects(correctPoints, 409, {
    message: 'The member has fewer confirmed points than that',
    fields: { points: 'The member has fewer confirmed points than that' },
  }),
);
export const PointsCorrected = stories.at(
  `?points=${sampleMember.id}`,
  async () => {
    await correctDown();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
  respondsWith(correctPoints, sampleCorrection),
);
