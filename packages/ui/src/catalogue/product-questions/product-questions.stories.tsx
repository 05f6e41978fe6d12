import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { t } from '../../foundations/fixtures/translated.ts';
import { ProductQuestions } from './product-questions.tsx';

const meta = {
  title: 'Catalogue/ProductQuestions',
  component: ProductQuestions,
  args: {
    status: 'ready',
    questions: [
      {
        id: '1',
        author: 'Asha M.',
        text: 'Is any sugar added to this honey?',
        reply: 'No. It is filtered and filled as it comes from the hive.\nEach batch is tested.',
        replyInHindi: 'नहीं। यह छत्ते से जैसा आता है, वैसा ही छानकर भरा जाता है।',
        publishedAt: '2026-11-20T10:15:00.000Z',
      },
      {
        id: '2',
        author: 'Ravi K.',
        text: 'यह शहद सर्दियों में जम जाए तो क्या करें?',
        reply: 'Stand the closed jar in warm water for a few minutes.',
        replyInHindi: null,
        publishedAt: '2026-11-12T08:00:00.000Z',
      },
    ],
    hasMore: true,
    error: undefined,
    onMore: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof ProductQuestions>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The second reply has no Hindi, and stays in English. */
export const Several: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Stand the closed jar in warm water for a few minutes.')).toHaveAttribute(
      'lang',
      'en',
    );
    await userEvent.click(canvas.getByRole('button', { name: t('Show more') }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
};
export const Last: Story = { args: { hasMore: false } };
export const LoadingMore: Story = { args: { status: 'loading' } };
export const Loading: Story = { args: { status: 'loading', questions: [], hasMore: false } };
export const None: Story = { args: { questions: [], hasMore: false } };
export const WithAsk: Story = { args: { hasMore: false, ask: <p>How to ask a question.</p> } };
export const Failed: Story = {
  args: { status: 'failed', questions: [], hasMore: false, error: 'No response from server.' },
};
