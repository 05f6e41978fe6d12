import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen } from 'storybook/test';
import { galleryItems } from '../../company/fixtures/content.ts';
import { t } from '../../foundations/fixtures/translated.ts';
import { Lightbox, type LightboxProps } from './lightbox.tsx';

const meta = {
  title: 'Primitives/Lightbox',
  component: Lightbox,
  args: { items: galleryItems, shown: 0, onShow: () => {}, onClose: () => {} },
  render: (args) => <Turned {...args} />,
} satisfies Meta<typeof Lightbox>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The parent remembers which image is shown. */
function Turned({ shown: atFirst, ...props }: LightboxProps) {
  const [shown, setShown] = useState(atFirst);
  return <Lightbox {...props} shown={shown} onShow={setShown} onClose={() => setShown(undefined)} />;
}

export const First: Story = {};

/** The last image leads on to the first one. */
export const AfterTheLast: Story = {
  args: { shown: galleryItems.length - 1 },
  play: async ({ userEvent }) => {
    await screen.findByRole('dialog', { name: 'Packing' });
    await userEvent.keyboard('{ArrowRight}');
    await screen.findByRole('dialog', { name: 'Drying' });
    await userEvent.keyboard('{ArrowLeft}');
    await screen.findByRole('dialog', { name: 'Packing' });
    await expect(screen.getByRole('status')).toHaveTextContent(
      t('Image {number} of {total}', { number: galleryItems.length, total: galleryItems.length }),
    );
  },
};

export const ClosedByEscape: Story = {
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Drying' });
    await userEvent.keyboard('{Escape}');
    await expect(dialog).not.toBeInTheDocument();
  },
};
