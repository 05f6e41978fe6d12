import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { WithState } from '../../foundations/fixtures/with-state.tsx';
import { addressFormArgs, filledAddress } from '../fixtures/addresses.ts';
import { AddressForm, type AddressFormProps } from './address-form.tsx';
import { t } from '../../foundations/fixtures/translated.ts';

const meta = {
  title: 'Members/AddressForm',
  component: AddressForm,
  args: addressFormArgs,
  parameters: { docs: { story: { inline: false, height: '720px' } } },
} satisfies Meta<typeof AddressForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const invalid: AddressFormProps['errors'] = {
  name: 'Name is required',
  phone_number: 'Phone number must be valid',
  email: 'Invalid email',
  street_address: 'Street address is required',
  city: 'City is required',
  state: 'State is required',
  postal_code: 'Postal code must be 6 digits',
  country: 'Country is required',
  landmarks: 'You can add at most 10 landmarks',
  type: 'Type is required',
};

export const Adding: Story = {
  play: async ({ userEvent, args }) => {
    const dialog = await screen.findByRole('dialog', { name: t('Add New Address') });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.type(screen.getByRole('textbox', { name: t('Phone number') }), '9');
    await expect(args.onChange).toHaveBeenCalledWith('phone_number', '9');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: t('State') }), t('Bihar'));
    await expect(args.onChange).toHaveBeenCalledWith('state', 'Bihar');
    await expect(screen.getByRole('textbox', { name: t('Country') })).toHaveValue('India');
    await expect(
      screen.getByRole('textbox', { name: new RegExp(t('Landmarks')) }),
    ).toHaveAccessibleDescription(t('Separate them with commas'));
    await userEvent.click(screen.getByRole('radio', { name: t('Office') }));
    await expect(args.onChange).toHaveBeenCalledWith('type', 'OFFICE');
    // The only box, and nothing is ticked for the member.
    await expect(screen.getByRole('checkbox')).not.toBeChecked();
    await userEvent.click(screen.getByRole('checkbox', { name: t('Use as my default address') }));
    await expect(args.onToggleDefault).toHaveBeenCalledWith(true);
    await userEvent.click(screen.getByRole('button', { name: t('Save Address') }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: t('Cancel') }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** The dialog leaves a part of the page visible; the middle scrolls, and the buttons stay in view. */
export const FitsTheScreen: Story = {
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: t('Add New Address') });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(dialog.getBoundingClientRect().height).toBeLessThanOrEqual(0.9 * innerHeight + 1);
    const middle = screen.getByRole('group', { name: t('Add New Address') });
    await expect(middle.scrollHeight).toBeGreaterThan(middle.clientHeight);
    // It rises from below the screen when it opens.
    const save = screen.getByRole('button', { name: t('Save Address') });
    await waitFor(() => expect(save.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight));
  },
};

export const Editing: Story = {
  args: { mode: 'edit', values: filledAddress, isDefault: true },
  play: async ({ userEvent, args }) => {
    const dialog = await screen.findByRole('dialog', { name: t('Edit Address') });
    const save = screen.getByRole('button', { name: t('Update Address') });
    // The button is outside the form but belongs to it: Enter in any field presses it.
    await expect(save).toHaveAttribute('form', dialog.querySelector('form')?.id);
    await expect(screen.getByRole('textbox', { name: new RegExp(t('Landmarks')) })).toHaveValue(
      'Clock Tower, Gurudwara',
    );
    await expect(screen.getByRole('checkbox')).toBeChecked();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** The postal code filled in city and state; both can still be changed. */
export const KnownPostalCode: Story = {
  args: {
    values: { ...addressFormArgs.values, postal_code: '271801', city: 'Bahraich', state: 'Uttar Pradesh' },
    postalPlace: { city: 'Bahraich', state: 'Uttar Pradesh' },
  },
  play: async ({ args, userEvent }) => {
    const place = await screen.findByText(`Bahraich, ${t('Uttar Pradesh')}`);
    // The dialog fades in.
    await waitFor(() => expect(place).toBeVisible());
    const fields = screen.getAllByRole('textbox').map((box) => box.getAttribute('name'));
    await expect(fields.indexOf('postal_code')).toBeLessThan(fields.indexOf('street_address'));
    await userEvent.type(screen.getByRole('textbox', { name: t('City') }), '!');
    await expect(args.onChange).toHaveBeenCalledWith('city', 'Bahraich!');
  },
};

/** An unknown postal code is noted, and is no error. */
export const UnknownPostalCode: Story = {
  args: {
    values: { ...addressFormArgs.values, postal_code: '999999' },
    postalPlace: 'unknown',
  },
  play: async () => {
    const note = await screen.findByText(t('We do not know this PIN code. Fill in city and state yourself.'));
    await waitFor(() => expect(note).toBeVisible());
    await expect(screen.getByRole('textbox', { name: t('Postal code') })).toBeValid();
  },
};

export const Invalid: Story = {
  args: { values: { ...filledAddress, name: '', type: '' }, errors: invalid },
  play: async () => {
    await screen.findByRole('dialog');
    const name = screen.getByRole('textbox', { name: t('Name') });
    await expect(name).toBeInvalid();
    await expect(name).toHaveAccessibleDescription(t('Name is required'));
    for (const text of Object.values(invalid)) await expect(screen.getByText(t(text))).toBeInTheDocument();
  },
};

/** After a submit with errors the first invalid field has the focus. */
export const FocusesTheFirstInvalidField: Story = {
  render: (args) => (
    <WithState<AddressFormProps['errors']> first={{}}>
      {(errors, setState) => (
        <AddressForm
          {...args}
          errors={errors}
          onSubmit={() => setState({ state: 'State is required', city: 'City is required' })}
        />
      )}
    </WithState>
  ),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: t('Save Address') }));
    await expect(screen.getByRole('textbox', { name: t('City') })).toHaveFocus();
  },
};

export const Saving: Story = {
  args: { values: filledAddress, isSaving: true },
  play: async () => {
    await expect(await screen.findByRole('button', { name: t('Saving...') })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** After a failed save the user sees the reason, even when the form was scrolled down. */
export const Rejected: Story = {
  args: { values: filledAddress },
  render: (args) => (
    <WithState<string | undefined> first={undefined}>
      {(alert, setState) => (
        <AddressForm {...args} alert={alert} onSubmit={() => setState('No response from server.')} />
      )}
    </WithState>
  ),
  play: async ({ userEvent }) => {
    const save = await screen.findByRole('button', { name: t('Save Address') });
    const middle = screen.getByRole('group', { name: t('Add New Address') });
    middle.scrollTop = middle.scrollHeight;
    await userEvent.click(save);
    const alert = screen.getByRole('alert');
    await expect(alert).toHaveTextContent(t('No response from server.'));
    await expect(alert.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      middle.getBoundingClientRect().top,
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
