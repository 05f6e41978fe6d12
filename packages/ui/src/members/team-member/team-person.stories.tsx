import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { toPerson } from '../fixtures/team.ts';
import { TeamPerson } from './team-person.tsx';
import { t } from '../../foundations/fixtures/translated.ts';

const meta = {
  title: 'Members/TeamPerson',
  component: TeamPerson,
  args: { person: toPerson('Geeta Sharma', { directCount: 3, totalCount: 1208 }) },
} satisfies Meta<typeof TeamPerson>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithTeam: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(t('{direct} direct, {total} in total', { direct: 3, total: '1,208' })),
    ).toBeVisible();
    await expect(canvas.getByText('+91 98••••••01')).toBeVisible();
  },
};
export const WithoutTeam: Story = { args: { person: toPerson('Imran Sheikh') } };
export const Above: Story = {
  args: { person: toPerson('Kamla Devi', { directCount: undefined, totalCount: undefined }) },
};
export const SharingContact: Story = {
  args: {
    isLinked: true,
    person: toPerson('Salma Ansari', {
      contact: { phone: '9876543210', email: 'salma.ansari@example.in', isMasked: false },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '+91\u00a098765\u00a043210' })).toHaveAttribute(
      'href',
      'tel:+919876543210',
    );
  },
};
export const WithoutContact: Story = {
  args: { person: toPerson('Biju Thomas', { contact: { phone: null, email: null, isMasked: true } }) },
};
export const LongName: Story = {
  args: { person: toPerson('Venkatanarasimharajuvaripeta Thiruvananthapuramkaran Krishnamoorthy') },
};
