import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import { People } from './people.tsx';

const meta = {
  title: 'Company/People',
  component: People,
  decorators: [
    (Story) => (
      <section>
        <h2>
          <VisuallyHidden>Who does what</VisuallyHidden>
        </h2>
        <Story />
      </section>
    ),
  ],
  args: {
    people: [
      {
        post: 'Managing director',
        text: 'Leads the company and is responsible for all of it.',
        name: 'A. Sample',
      },
      {
        post: 'Grievance officer',
        text: 'Takes complaints, and tells you what came of yours.',
        name: 'B. Sample',
        contact: 'complaints@example.in',
      },
    ],
  },
} satisfies Meta<typeof People>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Named: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('complaints@example.in')).toBeVisible();
  },
};

export const NoneNamedYet: Story = {
  args: { people: [{ post: 'Nodal officer', text: 'Sees that we keep the rules.', name: undefined }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).toHaveTextContent(
      /^Nodal officerSees that we keep the rules\.$/,
    );
  },
};
