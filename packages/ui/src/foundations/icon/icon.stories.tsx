import type { Meta, StoryObj } from '@storybook/react-vite';
import * as everything from '../icon.ts';

const { icon, ...icons } = everything;
const Custom = icon('M4 20L20 4');

const meta = { title: 'Foundations/Icon', component: Custom } satisfies Meta<typeof Custom>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  render: () => (
    <ul className="grid grid-cols-2 gap-4 sm:grid-cols-4 lg:grid-cols-6">
      {Object.entries(icons).map(([name, Icon]) => (
        <li key={name} className="grid justify-items-center gap-2 rounded-card border bg-surface p-4">
          <Icon className="text-heading text-leaf" />
          <span className="max-w-full text-note wrap-break-word">{name}</span>
        </li>
      ))}
    </ul>
  ),
};

/** An icon without text beside it has a label with its meaning. */
export const WithMeaning: Story = {
  render: () => <everything.AlertIcon label="Attention" className="text-title text-danger" />,
};
