import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { WithState } from '../../foundations/fixtures/with-state.tsx';
import { productImage } from '../../foundations/fixtures/product-image.ts';
import { ProfileEdit, type ProfileEditProps } from './profile-edit.tsx';
import { t } from '../../foundations/fixtures/translated.ts';

const meta = {
  title: 'Members/ProfileEdit',
  component: ProfileEdit,
  args: {
    isOpen: true,
    values: {
      firstName: 'Asha',
      lastName: 'Verma',
      primaryEmail: 'asha@example.com',
      primaryPhone: '9876543210',
      gender: 'female',
    },
    errors: {},
    photo: null,
    photoError: undefined,
    alert: undefined,
    isSaving: false,
    onChange: fn(),
    onPhoto: fn(),
    onPhotoBroken: fn(),
    onSecret: fn(),
    onSendCode: fn(),
    onLeaveProof: fn(),
    onSubmit: fn(),
    onCancel: fn(),
    onClose: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '720px' } } },
} satisfies Meta<typeof ProfileEdit>;
export default meta;
type Story = StoryObj<typeof meta>;

const portrait = productImage('Asha', 'jar', '#8a5a2b').src;

const invalid: ProfileEditProps['errors'] = {
  firstName: 'First name is required',
  lastName: 'Last name is required',
  primaryEmail: 'Invalid email',
  primaryPhone: 'Enter valid 10-digit phone',
  gender: 'Gender is required',
};

export const Plain: Story = {
  play: async ({ userEvent, args }) => {
    const dialog = await screen.findByRole('dialog', { name: t('Edit Profile') });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.type(screen.getByRole('textbox', { name: t('Phone') }), '9');
    await expect(args.onChange).toHaveBeenCalledWith('primaryPhone', '98765432109');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: t('Gender') }), t('other'));
    await expect(args.onChange).toHaveBeenCalledWith('gender', 'other');
    await userEvent.click(screen.getByRole('button', { name: t('Save Changes') }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: t('Cancel') }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** With keyboard focus the text stands over the photo, as on hover. */
export const WithPhoto: Story = {
  args: { photo: portrait },
  play: async ({ userEvent }) => {
    await screen.findByRole('dialog');
    await waitFor(() => expect(screen.getByRole('button', { name: t('Close') })).toHaveFocus());
    // The scrolling middle part comes first.
    await userEvent.tab();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: t('Change Photo') })).toHaveFocus();
  },
};

/** The file picker is the browser's own; it offers images, and the same file can be selected twice. */
export const ChoosesAPhoto: Story = {
  play: async ({ userEvent, args }) => {
    const dialog = await screen.findByRole('dialog');
    const picker = dialog.querySelector('input[type=file]');
    await expect(picker).toHaveAttribute('accept', 'image/*');
    if (!(picker instanceof HTMLInputElement)) throw new Error('there is no picker');
    const opened = new Promise((resolve) => {
      picker.addEventListener('click', (event) => resolve(event.preventDefault()), { once: true });
    });
    await userEvent.click(screen.getByRole('button', { name: t('Change Photo') }));
    await opened;
    const file = new File(['pixels'], 'asha.png', { type: 'image/png' });
    for (const times of [1, 2]) {
      await userEvent.upload(picker, file);
      await expect(args.onPhoto).toHaveBeenCalledTimes(times);
    }
    await expect(args.onPhoto).toHaveBeenLastCalledWith(file);
  },
};

export const LittleKnown: Story = {
  args: { values: { firstName: 'Asha', lastName: '', primaryEmail: '', primaryPhone: '', gender: '' } },
  play: async () => {
    await expect(await screen.findByRole('combobox', { name: t('Gender') })).toHaveDisplayValue(
      t('Select Gender'),
    );
  },
};

export const Invalid: Story = {
  args: {
    values: { firstName: '', lastName: '', primaryEmail: 'asha@', primaryPhone: '98', gender: '' },
    errors: invalid,
    photoError: 'This photo cannot be read. Choose a JPEG, PNG, WebP, GIF or AVIF image.',
  },
  play: async () => {
    await screen.findByRole('dialog');
    const phone = screen.getByRole('textbox', { name: t('Phone') });
    await expect(phone).toBeInvalid();
    await expect(phone).toHaveAccessibleDescription(t('Enter valid 10-digit phone'));
    await expect(screen.getByRole('button', { name: t('Change Photo') })).toHaveAccessibleDescription(
      t('This photo cannot be read. Choose a JPEG, PNG, WebP, GIF or AVIF image.'),
    );
    for (const text of Object.values(invalid)) await expect(screen.getByText(t(text))).toBeInTheDocument();
  },
};

export const Saving: Story = {
  args: { photo: portrait, isSaving: true },
  play: async () => {
    await expect(await screen.findByRole('button', { name: t('Saving...') })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(screen.getByRole('button', { name: t('Cancel') })).toBeEnabled();
  },
};

/** With a new photo, the dialog shows how much of it is sent. */
export const Uploading: Story = {
  args: { photo: portrait, isSaving: true, upload: 40 },
  play: async () => {
    const bar = await screen.findByRole('progressbar', { name: t('Uploading the photo') });
    await expect(bar).toHaveAttribute('value', '40');
    // The dialog fades in.
    await waitFor(() => expect(screen.getByText('40%')).toBeVisible());
  },
};

/** The reason stands above, and the field that caused the failure has the focus. */
export const Rejected: Story = {
  render: (args) => (
    <WithState<Pick<ProfileEditProps, 'alert' | 'errors'>> first={{ alert: undefined, errors: {} }}>
      {(rejection, setState) => (
        <ProfileEdit
          {...args}
          {...rejection}
          onSubmit={() =>
            setState({
              alert: 'Failed to update profile',
              errors: { primaryEmail: 'This email already has an account' },
            })
          }
        />
      )}
    </WithState>
  ),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: t('Save Changes') }));
    await expect(screen.getByRole('alert')).toHaveTextContent(t('Failed to update profile'));
    await expect(screen.getByRole('textbox', { name: t('Email') })).toHaveFocus();
  },
};

const proof = { kind: 'PASSWORD', secret: '', error: undefined, alert: undefined, isSending: false } as const;

/** A change of email or phone is confirmed with the password. */
export const AsksForPassword: Story = {
  args: { proof },
  play: async ({ userEvent, args }) => {
    await userEvent.type(await screen.findByLabelText(t('Password')), 'n');
    await expect(args.onSecret).toHaveBeenCalledWith('n');
    await userEvent.click(screen.getByRole('button', { name: t('Back') }));
    await expect(args.onLeaveProof).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: t('Save Changes') }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** An account without a password is confirmed with a code. */
export const AsksForCode: Story = {
  args: { proof: { ...proof, kind: 'CODE', alert: 'Too many requests. Please try again in 10 minutes.' } },
  play: async () => {
    await expect(await screen.findByLabelText(t('The 6-digit code'))).toHaveAccessibleDescription(
      t('We will send it to your verified mobile number or email.'),
    );
    await expect(screen.getByRole('alert')).toHaveTextContent(
      t('Too many requests. Please try again in {count} minutes.', { count: 10 }),
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

const NO_IMAGE = 'data:image/png;base64,bm8gaW1hZ2U=';
const UNREADABLE = 'This photo cannot be read. Choose a JPEG, PNG, WebP, GIF or AVIF image.';

/** The file has the name of an image but is none: the browser notices it as soon as it is chosen, and it is removed. */
export const PhotoNotReadable: Story = {
  render: function Removed({ onPhotoBroken, ...args }) {
    const [isBroken, setIsBroken] = useState(false);
    return (
      <ProfileEdit
        {...args}
        photo={isBroken ? null : NO_IMAGE}
        photoError={isBroken ? UNREADABLE : undefined}
        onPhotoBroken={(address) => {
          onPhotoBroken(address);
          setIsBroken(true);
        }}
      />
    );
  },
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByText(t(UNREADABLE))).toBeVisible());
    await expect(args.onPhotoBroken).toHaveBeenCalledWith(NO_IMAGE);
  },
};
