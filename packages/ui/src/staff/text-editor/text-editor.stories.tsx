import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { t } from '../../foundations/fixtures/translated.ts';
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

const NO_LINK = 'A link begins with https://, http://, mailto: or /';

/** Types as a browser does: the editor reads its own document. */
// oxlint-disable-next-line typescript/no-deprecated
const type = (text: string) => document.execCommand('insertText', false, text);

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
  render: function Editing({ value: first, onChange, ...args }: TextEditorProps) {
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
  },
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
        { type: 'heading', attrs: { level: 2, id: null, mark: null }, content: words('What you can check') },
        { type: 'heading', attrs: { level: 3, id: null, mark: 'scales' }, content: words('One price') },
      ],
    });
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
        { type: 'heading', attrs: { level: 2, id: null, mark: null }, content: words('Store well') },
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
