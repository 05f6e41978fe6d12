import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { productImage } from '../../foundations/fixtures/product-image.ts';
import { t } from '../../foundations/fixtures/translated.ts';
import { FactLines } from '../../primitives/fact-lines/fact-lines.tsx';
import { StaffPage } from '../staff-page/staff-page.tsx';
import { ArticleEditor, type ArticleEditorProps, ArticleVersions } from './article-editor.tsx';

const text = (heading: string, paragraph: string) => ({
  type: 'doc',
  content: [
    { type: 'heading', attrs: { level: 2, id: null }, content: [{ type: 'text', text: heading }] },
    { type: 'paragraph', content: [{ type: 'text', text: paragraph }] },
  ],
});

const form: ArticleEditorProps['form'] = {
  values: {
    kind: 'news',
    slug: 'rain',
    drawing: 'monsoon-storage',
    title: 'Deliveries during the rains',
    heading: '',
    summary: 'Parcels can come two days later.',
    body: text('When', 'From July to September.'),
    titleInHindi: 'बारिश में डिलीवरी',
    headingInHindi: '',
    summaryInHindi: 'पार्सल दो दिन देर से आ सकते हैं।',
    bodyInHindi: text('कब', 'जुलाई से सितंबर तक।'),
    isTranslationRight: false,
  },
  errors: {},
  isPartOfSite: false,
  canHaveHeading: false,
  hasDrawing: true,
  isHome: false,
  canChangeSlug: false,
  isTranslationOutdated: false,
};

const empty: ArticleEditorProps['form'] = {
  ...form,
  values: {
    ...form.values,
    slug: '',
    title: '',
    summary: '',
    body: null,
    titleInHindi: '',
    summaryInHindi: '',
    bodyInHindi: null,
  },
  canChangeSlug: true,
};

const versions = (
  <ArticleVersions
    status="ready"
    canShowMore={false}
    canRestore
    onRestore={fn()}
    onMore={fn()}
    onRetry={fn()}
    versions={[
      {
        number: 2,
        at: '2026-11-20T10:15:00.000Z',
        saverName: 'Anil Saxena',
        mark: 'Published',
        changes: [
          { label: 'Title', removed: ['Deliveries in July'], added: ['Deliveries during the rains'] },
          { label: 'Text', removed: [], added: [] },
        ],
      },
      { number: 1, at: '2026-11-18T09:00:00.000Z', saverName: null, changes: [] },
    ]}
  />
);

const meta = {
  title: 'Staff/ArticleEditor',
  component: ArticleEditor,
  args: {
    name: 'Deliveries during the rains',
    form,
    verbs: {
      changeTitle: fn(),
      changeText: fn(),
      changeBody: fn(),
      changeKind: fn(),
      changeDrawing: fn(),
      checkTranslation: fn(),
      chooseImage: fn(),
      removeImage: fn(),
    },
    kinds: [
      { value: 'news', label: 'News' },
      { value: 'blog', label: 'Blog' },
    ],
    drawings: [
      { value: 'monsoon-storage', label: 'A tin on a shelf' },
      { value: 'news', label: 'A newspaper' },
    ],
    image: undefined,
    conflicts: [],
    onResolve: fn(),
    checkLink: () => undefined,
    words: { inSentences: ['{returnDays}', '{coolingOffDays}'], alone: ['{seller}', '{grievance}'] },
    isSaving: false,
    alert: undefined,
    onSave: fn(),
    onCancel: fn(),
    isDiscarding: false,
    onDiscard: fn(),
    onContinue: fn(),
    isPreviewing: false,
    onPreview: fn(),
    onClosePreview: fn(),
    preview: null,
  },
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <main>
      <ArticleEditor {...args} />
    </main>
  ),
} satisfies Meta<typeof ArticleEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Stored: Story = {
  args: {
    status: <FactLines facts={[{ label: 'Publication date', value: '20.11.2026' }]} />,
    history: versions,
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('textbox', { name: t('Address') })).toHaveAttribute('readonly');
    await expect(canvas.queryByRole('combobox', { name: t('Kind') })).toBeNull();
    await userEvent.type(canvas.getByRole('textbox', { name: t('Title') }), '!');
    await expect(args.verbs.changeTitle).toHaveBeenCalledWith('Deliveries during the rains!');
    await userEvent.click(canvas.getByRole('button', { name: t('Save') }));
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};

export const New: Story = {
  args: { name: undefined, form: empty },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: t('Kind') }), 'blog');
    await expect(args.verbs.changeKind).toHaveBeenCalledWith('blog');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: t('Drawing') }), 'news');
    await expect(args.verbs.changeDrawing).toHaveBeenCalledWith('news');
  },
};

export const Invalid: Story = {
  args: {
    name: undefined,
    form: {
      ...empty,
      errors: { slug: 'Address is required', title: 'Title is required', body: 'Text is required' },
    },
  },
};

export const TranslationOutdated: Story = {
  args: { form: { ...form, isTranslationOutdated: true } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(
      canvas.getByRole('checkbox', { name: t('The Hindi says what the English says now') }),
    );
    await expect(args.verbs.checkTranslation).toHaveBeenCalledWith(true);
  },
};

/** The address of a policy is fixed; its text has words for facts of the company. */
export const Policy: Story = {
  args: {
    name: 'Cancellation and refund',
    form: {
      ...form,
      isPartOfSite: true,
      hasDrawing: false,
      values: {
        ...form.values,
        title: 'Cancellation and refund',
        summary: 'You can cancel until the order is shipped.',
        body: text('Return an order', 'Open the order within {returnDays} days of delivery.'),
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox', { name: t('Address') })).toBeNull();
    await expect(canvas.getByText('{seller}')).toBeVisible();
  },
};

/** A page of the site has a fixed address too, and can have a heading other than its title. */
export const PageOfTheSite: Story = {
  name: 'Page of the site',
  args: {
    name: 'Business opportunity',
    form: {
      ...form,
      isPartOfSite: true,
      canHaveHeading: true,
      values: {
        ...form.values,
        title: 'Business opportunity',
        heading: 'A business of your own',
        summary: 'As an associate, you recommend products that you use yourself.',
        body: text('How to start', 'You have {coolingOffDays} days to change your mind.'),
      },
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('textbox', { name: t('Address') })).toBeNull();
    await expect(canvas.getByRole('combobox', { name: t('Drawing') })).toHaveValue('monsoon-storage');
    await userEvent.type(canvas.getByDisplayValue('A business of your own'), '!');
    await expect(args.verbs.changeText).toHaveBeenCalledWith('heading', 'A business of your own!');
  },
};

/** The home page shows the first product until an image is chosen. */
export const HomePage: Story = {
  args: {
    name: 'Everyday wellness',
    form: {
      ...form,
      isPartOfSite: true,
      canHaveHeading: true,
      isHome: true,
      values: {
        ...form.values,
        title: 'Everyday wellness',
        body: text('Shop by category', 'Eight of them.'),
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('combobox', { name: t('Drawing') })).toBeNull();
    await expect(canvas.getByRole('group', { name: t('Image in place of the first product') })).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

/** Every version but the newest can be the draft again. */
export const Versions: Story = {
  render: () => (
    <main>
      <StaffPage title="Article">{versions}</StaffPage>
    </main>
  ),
  play: async ({ canvas }) => {
    const restore = canvas.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
    await expect(restore).toEqual([`${t('Restore')}: ${t('Version {number}', { number: '1' })}`]);
    await expect(canvas.getByText(t('Only marks, images or the order changed'))).toBeVisible();
  },
};

const image = productImage('Forest Honey', 'jar', '#c98714', 'A jar of forest honey');

/** An image of the media library is shown in place of the drawing; without it, the focus is where it is chosen. */
export const WithImage: Story = {
  args: { image },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('Remove image') }));
    await expect(args.verbs.removeImage).toHaveBeenCalled();
    const chooser = canvas.getByRole('button', { name: t('Choose another image') });
    await expect(chooser).toHaveFocus();
    await userEvent.click(chooser);
    await expect(args.verbs.chooseImage).toHaveBeenCalled();
  },
};
export const ImageGone: Story = {
  args: { image, form: { ...form, errors: { media: 'Image not found' } } },
};
