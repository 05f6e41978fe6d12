import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { MemberRequestForm } from './member-request-form.tsx';
import { t } from '../../foundations/fixtures/translated.ts';

const values = { kind: '', referralCode: '', reason: '', field: '', text: '' };
const correction = { ...values, kind: 'PROFILE_CORRECTION' };
const parentChange = {
  ...values,
  kind: 'PARENT_CHANGE',
  referralCode: 'KAMLA2023',
  reason: 'She taught me the work.',
};

const meta = {
  title: 'Members/MemberRequestForm',
  component: MemberRequestForm,
  args: {
    isOpen: true,
    values,
    errors: {},
    alert: undefined,
    isSending: false,
    fieldOptions: ['FIRST_NAME', 'LAST_NAME', 'DATE_OF_BIRTH', 'GENDER'],
    genderOptions: ['MALE', 'FEMALE', 'OTHER'],
    onChange: fn(),
    onSubmit: fn(),
    onCancel: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof MemberRequestForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {
  play: async ({ userEvent, args }) => {
    const dialog = await screen.findByRole('dialog', { name: t('New request') });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(screen.queryByRole('textbox')).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: new RegExp(t('Correction of my profile')) }));
    await expect(args.onChange).toHaveBeenCalledWith('kind', 'PROFILE_CORRECTION');
    await userEvent.click(screen.getByRole('button', { name: t('Send request') }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const AnotherSponsor: Story = {
  args: { values: parentChange },
  play: async ({ userEvent, args }) => {
    const code = await screen.findByRole('textbox', { name: t('Referral code of the new sponsor') });
    await expect(code).toHaveValue('KAMLA2023');
    await userEvent.type(screen.getByRole('textbox', { name: t('Reason') }), '!');
    await expect(args.onChange).toHaveBeenCalledWith('reason', 'She taught me the work.!');
  },
};

export const CorrectionOfName: Story = {
  args: { values: { ...correction, field: 'LAST_NAME', text: 'Devi Mishra' } },
  play: async ({ userEvent, args }) => {
    const fact = await screen.findByRole('combobox', { name: t('What should we correct?') });
    await expect(fact).toHaveValue('LAST_NAME');
    await userEvent.selectOptions(fact, t('Date of Birth'));
    await expect(args.onChange).toHaveBeenCalledWith('field', 'DATE_OF_BIRTH');
    await expect(screen.getByRole('textbox', { name: t('What should it be?') })).toHaveValue('Devi Mishra');
  },
};

export const CorrectionOfBirthDate: Story = {
  args: { values: { ...correction, field: 'DATE_OF_BIRTH', text: '1991-03-14' } },
  play: async () => {
    await expect(await screen.findByLabelText(t('What should it be?'))).toHaveValue('1991-03-14');
  },
};

export const CorrectionOfGender: Story = {
  args: { values: { ...correction, field: 'GENDER' } },
  play: async ({ userEvent, args }) => {
    const value = await screen.findByRole('combobox', { name: t('What should it be?') });
    await userEvent.selectOptions(value, t('Female'));
    await expect(args.onChange).toHaveBeenCalledWith('text', 'FEMALE');
  },
};

/** Before it is known what to correct, there is no field for the correct value. */
export const CorrectionOfNothingYet: Story = {
  args: { values: correction, errors: { field: 'Choose what we should correct' } },
  play: async () => {
    await expect(await screen.findByRole('combobox', { name: t('What should we correct?') })).toBeInvalid();
    await expect(screen.queryByLabelText(t('What should it be?'))).toBeNull();
  },
};

export const NothingFilled: Story = {
  args: { errors: { kind: 'Choose what your request is about' } },
  play: async () => {
    await expect(
      await screen.findByRole('group', { name: t('What is it about?') }),
    ).toHaveAccessibleDescription(t('Choose what your request is about'));
  },
};

export const InvalidCode: Story = {
  args: {
    values: parentChange,
    errors: { referralCode: 'No associate has this referral code.', reason: 'Please give a reason' },
  },
  play: async () => {
    await expect(await screen.findByRole('textbox', { name: t('Reason') })).toBeInvalid();
  },
};

export const InvalidCorrection: Story = {
  args: {
    values: { ...correction, field: 'DATE_OF_BIRTH', text: '2015-03-14' },
    errors: { text: 'You must be 18 or older' },
  },
  play: async () => {
    await expect(await screen.findByLabelText(t('What should it be?'))).toBeInvalid();
  },
};

export const Sending: Story = {
  args: { values: parentChange, isSending: true },
  play: async () => {
    await expect(await screen.findByRole('button', { name: t('Sending...') })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const NotSent: Story = {
  args: { values: parentChange, alert: 'You can have at most 5 open requests.' },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      t('You can have at most 5 open requests.'),
    );
  },
};

export const Closed: Story = {
  tags: ['shows-nothing'],
  args: { isOpen: false },
  play: async () => {
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};
