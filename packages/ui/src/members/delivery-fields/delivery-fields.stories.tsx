import type { Meta, StoryObj } from '@storybook/react-vite';
import { t } from '../../foundations/fixtures/translated.ts';
import { expect } from 'storybook/test';
import { addressFormArgs, filledAddress } from '../fixtures/addresses.ts';
import { DeliveryFields } from './delivery-fields.tsx';

const { errors, stateOptions, onChange } = addressFormArgs;

const meta = {
  title: 'Members/DeliveryFields',
  component: DeliveryFields,
  args: { values: filledAddress, errors, stateOptions, onChange },
  decorators: [
    (Story) => (
      <div className="grid gap-5">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DeliveryFields>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What staff change is not their own address, so the browser does not offer that. */
export const OfAnotherPerson: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('textbox', { name: t('Street address') })).toHaveAttribute(
      'autocomplete',
      'off',
    );
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: t('State') }), 'Bihar');
    await expect(args.onChange).toHaveBeenCalledWith('state', 'Bihar');
  },
};

export const Own: Story = {
  args: { isOwn: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: t('Street address') })).toHaveAttribute(
      'autocomplete',
      'address-line1',
    );
  },
};

/** An address that was saved before the states were a list keeps its state until another one is chosen. */
export const StateOutsideTheList: Story = {
  args: { values: { ...filledAddress, state: 'Orissa' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: t('State') })).toHaveDisplayValue('Orissa');
  },
};

export const Invalid: Story = {
  args: { errors: { state: 'State is required', postal_code: 'Postal code must be 6 digits' } },
};
