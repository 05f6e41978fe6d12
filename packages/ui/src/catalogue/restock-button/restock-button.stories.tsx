import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { WithState } from '../../foundations/fixtures/with-state.tsx';
import { RestockButton } from './restock-button.tsx';
import { t } from '../../foundations/fixtures/translated.ts';

const meta = {
  title: 'Catalogue/RestockButton',
  component: RestockButton,
  args: { isRequested: false, isBusy: false, onToggle: fn() },
} satisfies Meta<typeof RestockButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotRequested: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('Tell me when it is back') }));
    await expect(args.onToggle).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const Requested: Story = {
  args: { isRequested: true },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(t('We will tell you when it is back.'));
    await userEvent.click(canvas.getByRole('button', { name: t('Do not tell me') }));
    await expect(args.onToggle).toHaveBeenCalledOnce();
  },
};

export const Busy: Story = {
  args: { isBusy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-busy', 'true');
  },
};

/** On a card, without the sentence below it: a list of products has one status, its own. */
export const OnCard: Story = {
  args: { productName: 'Neem Face Wash', isRequested: true },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: t('Do not tell me') });
    await expect(canvas.queryByRole('status')).toBeNull();
    await expect(button).toHaveAccessibleDescription('Neem Face Wash');
    await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

/** The button keeps the focus when its label changes. */
export const StaysFocused: Story = {
  render: (args) => (
    <WithState<boolean> first={false}>
      {(isRequested, setState) => (
        <RestockButton {...args} isRequested={isRequested} onToggle={() => setState(!isRequested)} />
      )}
    </WithState>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: t('Do not tell me') })).toHaveFocus();
  },
};
