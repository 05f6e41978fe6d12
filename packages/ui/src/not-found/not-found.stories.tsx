import type { Meta, StoryObj } from '@storybook/react-vite';
import { footer, header, mobileBar, tiles } from '../fixtures/company.tsx';
import { PageShell } from '../page-shell/index.ts';
import { NotFound } from './index.ts';

const meta = {
  title: 'Screens/NotFound',
  component: NotFound,
  decorators: [
    (Story) => (
      <PageShell header={header} footer={footer} mobileBar={mobileBar}>
        <Story />
      </PageShell>
    ),
  ],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof NotFound>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {};

export const Category: Story = { args: { title: 'We have no such category', links: tiles } };
