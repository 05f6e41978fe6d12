import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen } from 'storybook/test';
import { productImage } from '../../foundations/fixtures/product-image.ts';
import { t } from '../../foundations/fixtures/translated.ts';
import { MediaPicker } from '../media-picker/media-picker.tsx';
import { type TextDocument, TextEditor, type TextEditorProps } from './text-editor.tsx';

const words = (text: string) => [{ type: 'text', text }];

const sample: TextDocument = {
  type: 'doc',
  content: [
    { type: 'heading', attrs: { level: 2, id: 'dry' }, content: words('Dry and dark') },
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'Powders draw water. ' },
        { type: 'text', text: 'Close the lid', marks: [{ type: 'bold' }] },
        { type: 'text', text: ' at once, and read ' },
        { type: 'text', text: 'the label', marks: [{ type: 'link', attrs: { href: '/Shop/blog/labels' } }] },
        { type: 'text', text: '.' },
      ],
    },
    {
      type: 'bulletList',
      content: [
        { type: 'listItem', content: [{ type: 'paragraph', content: words('A tin with a lid') }] },
        { type: 'listItem', content: [{ type: 'paragraph', content: words('A shelf without sun') }] },
      ],
    },
    { type: 'note', content: words('Never store oil beside the stove.') },
  ],
};

/** What a heading has besides its level. */
const NONE = { id: null, mark: null, drawing: null, mediaId: null };

const honey = productImage('Forest Honey', 'jar', '#c98714', 'A jar of forest honey');

const NO_LINK = 'A link begins with https://, http://, mailto: or /';

/** Types as a browser does: the editor reads its own document. */
// oxlint-disable-next-line typescript/no-deprecated
const type = (text: string) => document.execCommand('insertText', false, text);

function Editing({ value: first, onChange, ...args }: TextEditorProps) {
  const [value, setValue] = useState(first);
  return (
    <TextEditor
      {...args}
      value={value}
      onChange={(changed) => {
        setValue(changed);
        onChange(changed);
      }}
    />
  );
}

const meta = {
  title: 'Staff/TextEditor',
  component: TextEditor,
  args: {
    label: 'Text',
    lang: 'en',
    value: null,
    onChange: fn(),
    checkLink: (href) => (/^(https?:\/\/|\/)/.test(href) ? undefined : NO_LINK),
  },
  render: (args: TextEditorProps) => <Editing {...args} />,
} satisfies Meta<typeof TextEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { value: sample } };
export const Invalid: Story = { args: { error: 'Text is required' } };
export const OnAPhone: Story = { args: { value: sample }, globals: { viewport: { value: 'phone' } } };

/** The title of a card has an icon; the paragraph below it is the text of the card. */
export const Card: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const card = () => canvas.getByRole('button', { name: t('Card') });
    await userEvent.click(await canvas.findByRole('textbox', { name: t('Text') }));
    type('What you can check');
    // The first block begins a section.
    await expect(card()).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    type('One price');
    await userEvent.click(card());
    await expect(card()).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('button', { name: t('Heading') })).toHaveAttribute('aria-pressed', 'false');
    await expect(canvas.getByRole('heading', { name: 'One price', level: 3 })).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: t('Icon of the card') }), t('Scales'));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      type: 'doc',
      content: [
        { type: 'heading', attrs: { level: 2, ...NONE }, content: words('What you can check') },
        { type: 'heading', attrs: { level: 3, ...NONE, mark: 'scales' }, content: words('One price') },
      ],
    });
  },
};

/** A card has an image of the media library, chosen and taken away below its title. */
export const CardImage: Story = {
  args: {
    value: {
      type: 'doc',
      content: [
        { type: 'heading', attrs: { level: 2 }, content: words('What we sell') },
        { type: 'heading', attrs: { level: 3 }, content: words('Honey') },
        { type: 'paragraph', content: words('From the forest.') },
      ],
    },
  },
  render: function Choosing(args: TextEditorProps) {
    const [isChoosing, setIsChoosing] = useState(false);
    const close = () => setIsChoosing(false);
    return (
      <Editing
        {...args}
        cardImages={{
          toImage: ({ mediaId }) => (mediaId === 'honey' ? honey : undefined),
          isChoosing,
          onChoose: () => setIsChoosing(true),
          renderPicker: (setImage) => (
            <MediaPicker
              images={[{ id: 'honey', image: honey }]}
              status="ready"
              search=""
              page={1}
              pageCount={1}
              onSearchChange={fn()}
              onPage={fn()}
              onRetry={fn()}
              onPick={(id) => {
                setImage(id);
                close();
              }}
              onClose={close}
            />
          ),
        }}
      />
    );
  },
  play: async ({ canvas, userEvent, args }) => {
    const lastTitle = (attrs: object) =>
      expect(args.onChange).toHaveBeenLastCalledWith(
        expect.objectContaining({
          content: expect.arrayContaining([
            { type: 'heading', attrs: { level: 3, ...NONE, ...attrs }, content: words('Honey') },
          ]),
        }),
      );
    const title = await canvas.findByRole('heading', { name: 'Honey' });
    await userEvent.click(canvas.getByRole('textbox', { name: t('Text') }));
    document.getSelection()?.collapse(title, 0);
    await userEvent.click(await canvas.findByRole('button', { name: t('Choose from the media library') }));
    await userEvent.click(await screen.findByRole('button', { name: honey.alt }));
    await expect(await canvas.findByRole('img', { name: honey.alt })).toBeVisible();
    await lastTitle({ mediaId: 'honey' });
    await userEvent.click(canvas.getByRole('button', { name: t('Remove image') }));
    await expect(canvas.queryByRole('img', { name: honey.alt })).toBeNull();
    await lastTitle({});
    await userEvent.click(await canvas.findByRole('button', { name: t('Choose from the media library') }));
    await userEvent.click(await screen.findByRole('button', { name: honey.alt }));
    await expect(await canvas.findByRole('button', { name: t('Choose another image') })).toBeVisible();
  },
};

/** The first block is a heading; the next one is a paragraph, which becomes a list. */
export const Typing: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('textbox', { name: t('Text') }));
    type('Store well');
    await userEvent.keyboard('{Enter}');
    type('A tin');
    await userEvent.click(canvas.getByRole('button', { name: t('List') }));
    await expect(canvas.getByRole('button', { name: t('List') })).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('heading', { name: 'Store well' })).toBeVisible();
    await expect(canvas.getByRole('listitem')).toHaveTextContent('A tin');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      type: 'doc',
      content: [
        { type: 'heading', attrs: { level: 2, ...NONE }, content: words('Store well') },
        {
          type: 'bulletList',
          content: [{ type: 'listItem', content: [{ type: 'paragraph', content: words('A tin') }] }],
        },
      ],
    });
  },
};

/** The text has to begin with a heading. */
export const FirstHeading: Story = {
  args: { value: sample },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('heading', { name: 'Dry and dark' }));
    await expect(canvas.getByRole('button', { name: t('Heading') })).toHaveAttribute('aria-disabled', 'true');
  },
};

/** Ctrl+K asks for the address of a link. */
export const SettingALink: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('textbox', { name: t('Text') }));
    type('Links');
    await userEvent.keyboard('{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: t('Link') }));
    const address = await canvas.findByRole('textbox', { name: t('Address of the link') });
    await expect(address).toHaveFocus();
    await userEvent.keyboard('www.example.in{Enter}');
    await expect(canvas.getByText(t(NO_LINK))).toBeVisible();
    await userEvent.clear(address);
    await userEvent.type(address, '/products{Enter}');
    await expect(canvas.getByRole('link', { name: '/products' })).toHaveAttribute('href', '/products');
    await expect(canvas.getByRole('textbox', { name: t('Text') })).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({
        content: [
          expect.anything(),
          {
            type: 'paragraph',
            content: [
              { type: 'text', text: '/products', marks: [{ type: 'link', attrs: { href: '/products' } }] },
            ],
          },
        ],
      }),
    );
  },
};

/** The arrow keys move between the buttons, which are one stop of Tab. */
export const ToolbarByKeyboard: Story = {
  args: { value: sample },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('textbox', { name: t('Text') });
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: t('Heading') })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('button', { name: t('List') })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: t('Text') })).toHaveFocus();
  },
};
