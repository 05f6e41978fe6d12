import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { productImage } from '../../foundations/fixtures/product-image.ts';
import { t } from '../../foundations/fixtures/translated.ts';
import { MediaFacts, MediaThumbnail, MediaUsage, MediaUses } from './media-library.tsx';

const image = {
  ...productImage('Forest Honey', 'jar', '#c98714', 'A jar of forest honey'),
  focus: { x: 50, y: 80 },
};

const meta = { title: 'Staff/MediaLibrary', component: MediaThumbnail, args: { image } } satisfies Meta<
  typeof MediaThumbnail
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Thumbnail: Story = {};

const facts = {
  image,
  alternativeInHindi: 'जंगल के शहद का मर्तबान',
  width: 1280,
  height: 1280,
  bytes: 184_320,
  uploadedAt: '2026-11-21T06:30:00.000Z',
  uploaderName: 'Sushma Yadav',
};

export const Facts: Story = {
  render: () => <MediaFacts {...facts} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'A jar of forest honey' })).toBeVisible();
    await expect(canvas.getByText('1280 × 1280 px, 185 KB')).toBeVisible();
  },
};
export const OfDeletedAccount: Story = { render: () => <MediaFacts {...facts} uploaderName={null} /> };

const uses = [
  { href: '/dashboard/articles/1', title: 'Deliveries during the rains', kind: 'News', isPublished: true },
  { href: '/dashboard/articles/2', title: 'Neem at home', kind: 'Blog', isPublished: false },
];

export const Uses: Story = {
  render: () => <MediaUses uses={uses} useCount={2} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Neem at home' })).toHaveAttribute(
      'href',
      '/dashboard/articles/2',
    );
  },
};
export const ManyUses: Story = { render: () => <MediaUses uses={uses} useCount={61} /> };
export const NoUses: Story = { render: () => <MediaUses uses={[]} useCount={0} /> };

const onRetry = fn();

export const Usage: Story = {
  render: () => <MediaUsage usage={{ usedBytes: 212_400_000, maxBytes: 500_000_000 }} onRetry={onRetry} />,
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(t('{used} of {total} used', { used: '212.4 MB', total: '500 MB' })),
    ).toBeVisible();
  },
};
export const UsageLoading: Story = { render: () => <MediaUsage usage={undefined} onRetry={onRetry} /> };
export const UsageFailed: Story = {
  render: () => <MediaUsage usage={undefined} error="Something went wrong." onRetry={onRetry} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('Try again') }));
    await expect(onRetry).toHaveBeenCalled();
  },
};
