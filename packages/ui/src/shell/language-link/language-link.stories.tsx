import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LanguageProvider } from '../../foundations/language/language.tsx';
import { LanguageLink } from './language-link.tsx';

const meta = {
  title: 'Shell/LanguageLink',
  component: LanguageLink,
  args: { href: '?lang=hi' },
} satisfies Meta<typeof LanguageLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ToHindi: Story = {
  decorators: [
    (Story) => (
      <LanguageProvider language="en">
        <Story />
      </LanguageProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'हिन्दी' })).toHaveAttribute('lang', 'hi');
  },
};

export const ToEnglish: Story = {
  args: { href: '?lang=en' },
  decorators: [
    (Story) => (
      <LanguageProvider language="hi">
        <Story />
      </LanguageProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'English' })).toHaveAttribute('hreflang', 'en');
  },
};
