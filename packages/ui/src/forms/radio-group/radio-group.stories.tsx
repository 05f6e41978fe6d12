import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { t } from '../../foundations/fixtures/translated.ts';
import { RadioGroup } from './radio-group.tsx';

const meta = {
  title: 'Forms/RadioGroup',
  component: RadioGroup,
  args: {
    label: 'Address type',
    name: 'type',
    value: 'HOME',
    options: [
      { value: 'HOME', label: 'Home', hint: 'Delivery on all days' },
      { value: 'OFFICE', label: 'Office', hint: 'Delivery from Monday to Saturday' },
      { value: 'OTHER', label: 'Other' },
    ],
    onValueChange: fn(),
  },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};
export const NothingChosen: Story = { args: { value: '' } };
export const WithHint: Story = { args: { hint: 'It decides when we deliver' } };
export const Invalid: Story = { args: { value: '', error: 'Choose one of them' } };

/** The arrow keys choose; Tab goes to the chosen option only. */
export const ByKeyboard: Story = {
  args: { value: 'OFFICE' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: new RegExp(t('Office')) })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('OTHER');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('HOME');
  },
};
