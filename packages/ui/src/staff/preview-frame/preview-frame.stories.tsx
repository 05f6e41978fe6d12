import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { t } from '../../foundations/fixtures/translated.ts';
import { Article } from '../../company/article/article.tsx';
import { PageOpening } from '../../company/content-page/page-opening.tsx';
import { PreviewFrame } from './preview-frame.tsx';

const page = (
  <>
    <PageOpening heading="Deliveries during the rains" lead="Parcels can come two days later." />
    <Article
      sections={[
        {
          id: 'when',
          heading: 'When',
          blocks: [
            'From July to September.',
            [{ text: 'See ' }, { text: 'the contact page', href: '/Shop/contact' }, { text: '.' }],
          ],
        },
      ]}
    />
  </>
);

const meta = {
  title: 'Staff/PreviewFrame',
  component: PreviewFrame,
  args: { children: page },
} satisfies Meta<typeof PreviewFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The window of the page. */
async function findPage(canvas: { findByTitle: (title: string) => Promise<HTMLElement> }, title: string) {
  const frame = await canvas.findByTitle(title);
  if (!(frame instanceof HTMLIFrameElement) || frame.contentDocument === null) throw new Error('no frame');
  return { body: within(frame.contentDocument.body), width: frame.contentWindow?.innerWidth };
}

export const OnAPhone: Story = {};

export const OnADesktop: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect((await findPage(canvas, t('On a phone'))).width).toBe(360);
    await userEvent.click(canvas.getByRole('button', { name: t('On a desktop') }));
    const { body, width } = await findPage(canvas, t('On a desktop'));
    await expect(width).toBe(1216);
    await expect(await body.findByRole('heading', { name: 'Deliveries during the rains' })).toBeVisible();
  },
};

/** A link would leave the form; Escape closes what is around the frame. */
export const LinksAndKeys: Story = {
  args: { children: page },
  play: async ({ canvas, canvasElement }) => {
    const onKey = fn();
    canvasElement.addEventListener('keydown', ({ key }) => onKey(key), { once: true });
    const { body } = await findPage(canvas, t('On a phone'));
    const link = await body.findByRole('link', { name: 'the contact page' });
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    link.dispatchEvent(click);
    await expect(click.defaultPrevented).toBe(true);
    link.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    await expect(onKey).toHaveBeenCalledWith('Escape');
  },
};
