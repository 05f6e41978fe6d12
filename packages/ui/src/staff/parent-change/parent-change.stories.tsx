import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ParentChange } from './parent-change.tsx';
import { t } from '../../foundations/fixtures/translated.ts';

const imran = { name: 'Imran Sheikh', referralCode: 'IMRAN2023' };
const rekha = { name: 'Rekha Chauhan', referralCode: 'REKHA2023' };

const rehearsal = {
  oldParent: imran,
  newParent: rekha,
  bvValue: 500,
  movedCount: 4,
  oldUpline: { count: 1, nearest: [{ ...imran, totalBefore: 5, totalAfter: 1 }] },
  newUpline: {
    count: 21,
    nearest: [
      { ...rekha, totalBefore: 4, totalAfter: 8 },
      { name: 'Geeta Sharma', referralCode: 'GEETA2023', totalBefore: 8, totalAfter: 12 },
    ],
  },
  monthPoints: { own: 240, team: 1180 },
};

const meta = {
  title: 'Staff/ParentChange',
  component: ParentChange,
  args: {
    picker: null,
    isReview: false,
    parent: { id: 'a1', name: 'Rekha Chauhan · REKHA2023' },
    isTop: false,
    bvValue: 500,
    reason: 'They live in the same town.',
    errors: {},
    isRehearsing: false,
    isSending: false,
    canRehearse: true,
    canSend: false,
    onRemoveParent: fn(),
    onTopChange: fn(),
    onBvValueChange: fn(),
    onReasonChange: fn(),
    onRehearse: fn(),
    onSend: fn(),
  },
} satisfies Meta<typeof ParentChange>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Editing: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: t('Business value') }), '1');
    await expect(args.onBvValueChange).toHaveBeenLastCalledWith(5001);
    await userEvent.type(canvas.getByRole('textbox', { name: t('Reason') }), '!');
    await expect(args.onReasonChange).toHaveBeenLastCalledWith('They live in the same town.!');
    await userEvent.click(
      canvas.getByRole('button', { name: t('Remove {name}', { name: 'Rekha Chauhan · REKHA2023' }) }),
    );
    await expect(args.onRemoveParent).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: t('Preview') }));
    await expect(args.onRehearse).toHaveBeenCalledOnce();
  },
};

export const Invalid: Story = {
  args: {
    parent: null,

    bvValue: null,
    reason: '',
    errors: {
      bvValue: 'The business value must be a whole number',
      reason: 'Please give a reason',
    },
  },
};

/** The associate gets no sponsor: none can be looked for. */
export const ToTheTop: Story = {
  args: { parent: null, isTop: true },
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('checkbox', { name: t('No sponsor, at the top of the tree') });
    await expect(box).toBeChecked();
    await userEvent.click(box);
    await expect(args.onTopChange).toHaveBeenCalledWith(false);
  },
};

export const Previewing: Story = { args: { isRehearsing: true, canRehearse: false } };

export const Previewed: Story = {
  args: { rehearsal, canRehearse: false, canSend: true },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Imran Sheikh · IMRAN2023');
    await userEvent.click(canvas.getByRole('button', { name: t('Ask for approval') }));
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};

/** An associate without a sponsor gets one: no team gets smaller. */
export const FromTheTop: Story = {
  args: {
    rehearsal: { ...rehearsal, oldParent: null, oldUpline: { count: 0, nearest: [] } },
    canRehearse: false,
    canSend: true,
  },
};

export const NotPossible: Story = {
  args: { error: 'An associate cannot be placed below themselves or their own downline.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      t('An associate cannot be placed below themselves or their own downline.'),
    );
  },
};

const CIRCLE = 'Ravi Kumar is in the team of Asha Mishra: Asha Mishra → Meena Devi → … → Ravi Kumar.';
/** The new sponsor is in the team of the associate: the persons between them are named. */
export const Circle: Story = {
  args: { error: CIRCLE },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(t(CIRCLE));
  },
};

/** The second administrator sees the same preview, and can only approve. */
export const Review: Story = {
  args: { isReview: true, rehearsal, canRehearse: false, canSend: true },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: t('Approve') }));
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};

export const Approving: Story = {
  args: { isReview: true, rehearsal, canRehearse: false, isSending: true },
};
