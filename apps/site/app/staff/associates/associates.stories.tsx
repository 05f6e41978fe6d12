import {
  type ListedAssociate,
  createAssociate,
  getAssociate,
  listAssociates,
  previewParentChange,
  updateAssociate,
} from '@pgm/api/contract';
import { samplePreview } from '@pgm/machines/staff/parent-change/testing';
import { t } from '@pgm/ui/foundations/fixtures/translated';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { hangs, meets, rejects, respondsWith } from '../../../../../.storybook/sample-network.tsx';
import { findDialog, pressIn, resourceStories } from '../kit/resource-stories.tsx';
import { sampleAssociate } from './associate.scenario.ts';
import { associates } from './associates.tsx';
import { changeDialog } from './parent-change.flow.tsx';

const IMRAN = { id: '01a2058b-a088-7593-895b-e301684aecf2', name: 'Imran Sheikh', referralCode: 'IMRAN2023' };
const REKHA = {
  id: '01a2058b-a088-7593-895b-e301684aecf3',
  name: 'Rekha Chauhan',
  referralCode: 'REKHA2023',
};

/** An associate whose change waits for another admin. */
const waiting: ListedAssociate = {
  ...sampleAssociate,
  id: '01a2058b-a088-7593-895b-e301684aecf5',
  name: 'Suresh Paswan',
  username: 'suresh',
  referralCode: 'SURESH2025',
  contact: { phone: null, email: null, isMasked: false },
  sponsor: null,
  parentId: null,
  proposal: {
    id: '01a2058b-a088-7593-895b-e301684aecf6',
    from: null,
    to: IMRAN,
    bvValue: 500,
    reason: 'Imran lives in his town and trains him.',
    askedAt: '2026-11-25T06:30:00.000Z',
    askedBy: 'Anil Saxena',
    isOwn: false,
  },
};

/** The same for the admin who asked. */
const own: ListedAssociate = {
  ...waiting,
  id: '01a2058b-a088-7593-895b-e301684aecf7',
  name: 'Anjana Nair',
  username: 'anjana',
  proposal: waiting.proposal && { ...waiting.proposal, isOwn: true },
};

/** An associate whose sponsor was changed, back, and changed again. */
const moved: ListedAssociate = {
  ...sampleAssociate,
  id: '01a2058b-a088-7593-895b-e301684aecf8',
  name: 'Manoj Tiwari',
  username: 'manoj',
  changes: [
    {
      id: '01a2058b-a088-7593-895b-e301684aecfc',
      from: IMRAN,
      to: REKHA,
      bvValue: 500,
      at: '2026-11-25T06:30:00.000Z',
      movedCount: 1,
      by: 'Sushma Yadav',
      isUndo: false,
      undoneAt: null,
      canUndo: true,
    },
    {
      id: '01a2058b-a088-7593-895b-e301684aecfb',
      from: null,
      to: IMRAN,
      bvValue: 0,
      at: '2026-11-21T06:30:00.000Z',
      movedCount: 1,
      by: 'Anil Saxena',
      isUndo: true,
      undoneAt: null,
      canUndo: false,
    },
    {
      id: '01a2058b-a088-7593-895b-e301684aecfa',
      from: IMRAN,
      to: null,
      bvValue: 0,
      at: '2026-11-20T06:30:00.000Z',
      movedCount: 1,
      by: 'Anil Saxena',
      isUndo: false,
      undoneAt: '2026-11-21T06:30:00.000Z',
      canUndo: false,
    },
  ],
};

const rows = [sampleAssociate, waiting, own, moved];
const stories = resourceStories(associates, { list: listAssociates, get: getAssociate }, rows);

export default { title: 'Flows/Staff/Associates' };

export const Ready = stories.ready;
export const Loading = stories.loading;
export const Failed = stories.failed;
export const Empty = stories.empty;
export const Filtered = stories.at('?waiting=true', async () => {
  const name = t('Change of sponsor');
  await expect(await screen.findByRole('combobox', { name, hidden: true })).toHaveValue('true');
});

const openMenu = async (name: string) =>
  userEvent.click(await screen.findByRole('button', { name: t('Actions for {name}', { name }) }));
const seeActions = async (shown: readonly string[], missing: readonly string[]) => {
  for (const name of shown)
    await expect(await screen.findByRole('menuitem', { name: t(name) })).toBeVisible();
  for (const name of missing) await expect(screen.queryByRole('menuitem', { name: t(name) })).toBeNull();
};
export const Menu = stories.at('', async () => {
  await openMenu('Nasreen Sheikh');
  await seeActions(
    ['View', 'Change sponsor', 'Change referral code'],
    ['Approve change of sponsor', 'Undo change of sponsor', 'New associate'],
  );
});
/** Another admin asked: this one can approve or decline. */
export const MenuOfWaiting = stories.at('', async () => {
  await openMenu('Suresh Paswan');
  await seeActions(
    ['Approve change of sponsor', 'Decline change of sponsor'],
    ['Change sponsor', 'Withdraw change of sponsor'],
  );
});
/** The admin who asked can only withdraw. */
export const MenuOfOwn = stories.at('', async () => {
  await openMenu('Anjana Nair');
  await seeActions(
    ['Withdraw change of sponsor'],
    ['Approve change of sponsor', 'Decline change of sponsor', 'Change sponsor'],
  );
});
/** A change is taken back only after a question. */
export const Undoing = stories.at('', async () => {
  await openMenu('Manoj Tiwari');
  await userEvent.click(await screen.findByRole('menuitem', { name: t('Undo change of sponsor') }));
  const question = await findDialog(
    t('Move this associate back to the earlier sponsor, with the whole team?'),
  );
  await question.findByText('Manoj Tiwari');
});

export const Detail = stories.at(`?open=${sampleAssociate.id}`, async () => {
  const dialog = await findDialog('Nasreen Sheikh');
  await dialog.findByText('Imran Sheikh · IMRAN2023');
  await dialog.findByRole('button', { name: t('Change sponsor') });
});
export const DetailOfWaiting = stories.at(`?open=${waiting.id}`, async () => {
  const dialog = await findDialog('Suresh Paswan');
  await dialog.findByText('Imran lives in his town and trains him.');
  await dialog.findByRole('button', { name: t('Approve change of sponsor') });
});
export const DetailOfOwn = stories.at(`?open=${own.id}`, async () => {
  const dialog = await findDialog('Anjana Nair');
  await dialog.findByText(t('You asked for this change: another administrator must approve it.'));
  await expect(dialog.queryByRole('button', { name: t('Approve change of sponsor') })).toBeNull();
});
/** The history has the newest change first. */
export const DetailOfMoved = stories.at(`?open=${moved.id}`, async () => {
  const dialog = await findDialog('Manoj Tiwari');
  await dialog.findByText(t('Took back a change'));
  await dialog.findByText(t('Undone'));
});
export const Missing = stories.missing('Not found');

/** The button of the details leads to the change; `ParentChange` has its states. */
export const Changing = stories.at(`?open=${sampleAssociate.id}`, async () => {
  await pressIn(await findDialog('Nasreen Sheikh'), 'Change sponsor');
  const dialog = await findDialog(t(changeDialog.label));
  await dialog.findByRole('combobox', { name: t('New sponsor') });
});

export const Approving = stories.at(
  `?open=${waiting.id}`,
  async () => {
    await pressIn(await findDialog('Suresh Paswan'), 'Approve change of sponsor');
    const dialog = await findDialog(t('Approve change of sponsor'));
    await dialog.findByText('Imran lives in his town and trains him.');
    await dialog.findByRole('button', { name: t('Approve') });
  },
  respondsWith(previewParentChange, {
    ...samplePreview,
    associate: { id: waiting.id, name: waiting.name, referralCode: waiting.referralCode },
    oldParent: null,
    oldUpline: { count: 0, nearest: [] },
  }),
);

const code = `?code=${sampleAssociate.id}`;
async function saveCode(typed: string) {
  const dialog = await findDialog(t('Change referral code'));
  const box = await dialog.findByRole('textbox', { name: t('Referral code') });
  await userEvent.clear(box);
  await userEvent.type(box, typed);
  await pressIn(dialog, 'Save');
  return dialog;
}
export const Coding = stories.at(code, async () => {
  await findDialog(t('Change referral code'));
});
export const CodingInvalid = stories.at(code, async () => {
  const dialog = await saveCode('a b');
  await dialog.findByText(t('Referral code should have 4 to 20 letters and digits'));
});
const TAKEN = 'Another associate has this referral code';
export const CodingTaken = stories.at(
  code,
  async () => {
    const dialog = await saveCode('ASHA2023');
    await expect(await dialog.findByRole('textbox')).toHaveAccessibleDescription(t(TAKEN));
  },
  rejects(updateAssociate, 409, { message: TAKEN, fields: { referralCode: TAKEN } }),
);
/** The specification has the sentence for a failure without one. */
export const CodingFailed = stories.at(
  code,
  async () => {
    const dialog = await saveCode('NASREEN99');
    await dialog.findByText(t('Failed to update associate'));
  },
  meets(updateAssociate, '500 without a body'),
);

async function saveKiran() {
  const dialog = await findDialog(t('New associate'));
  await userEvent.type(await dialog.findByRole('textbox', { name: t('Name') }), 'Kiran Devi');
  await userEvent.type(dialog.getByRole('textbox', { name: t('Mobile number') }), '9876543210');
  await pressIn(dialog, 'Save');
  return dialog;
}
export const Joining = stories.at('?new=new', async () => {
  await findDialog(t('New associate'));
});
export const JoiningInvalid = stories.at('?new=new', async () => {
  const dialog = await findDialog(t('New associate'));
  await userEvent.type(await dialog.findByRole('textbox', { name: t('Mobile number') }), '12345');
  await pressIn(dialog, 'Save');
  await dialog.findByText(t('Name is required'));
  await dialog.findByText(t('Phone number should contain exactly 10 digits'));
});
export const JoiningBusy = stories.at(
  '?new=new',
  async () => {
    const dialog = await saveKiran();
    await expect(dialog.getByRole('button', { name: t('Saving...') })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
  hangs(createAssociate),
);
const NUMBER_TAKEN = 'Another account has this mobile number';
export const JoiningTaken = stories.at(
  '?new=new',
  async () => {
    const dialog = await saveKiran();
    await expect(
      await dialog.findByRole('textbox', { name: t('Mobile number') }),
    ).toHaveAccessibleDescription(t(NUMBER_TAKEN));
  },
  rejects(createAssociate, 409, { message: NUMBER_TAKEN, fields: { mobile: NUMBER_TAKEN } }),
);
export const Joined = stories.at(
  '?new=new',
  async () => {
    await saveKiran();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
  respondsWith(createAssociate, {
    id: '01a2058b-a088-7593-895b-e301684aecff',
    userId: '01a2058b-a088-7593-895b-e301684aecff',
    name: 'Kiran Devi',
    referralCode: 'KIRAN2026',
    sponsor: null,
    joinedAt: '2026-11-25T06:30:00.000Z',
    directCount: 0,
    totalCount: 0,
    sharesContact: false,
  }),
);
