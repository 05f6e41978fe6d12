import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { t } from '../../foundations/fixtures/translated.ts';
import { RightsField } from './rights-field.tsx';

const meta = {
  title: 'Staff/RightsField',
  component: RightsField,
  args: { value: ['orders', 'money'], onChange: fn() },
} satisfies Meta<typeof RightsField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: t('People') }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['orders', 'people', 'money']);
    await userEvent.click(canvas.getByRole('checkbox', { name: t('Orders') }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['money']);
  },
};
export const None: Story = { args: { value: [] } };
export const WithError: Story = { args: { value: [], error: 'Choose a right' } };
