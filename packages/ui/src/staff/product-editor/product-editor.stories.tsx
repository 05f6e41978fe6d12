import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import { honeyChanges, honeyForm, honeyValues } from '../fixtures/edited-product.ts';
import { type EditedProduct, ProductEditor } from './product-editor.tsx';
import { t } from '../../foundations/fixtures/translated.ts';
import { RecordHistory } from '../record-history/record-history.tsx';

const keyboard = `
The page on which staff edit a product.

| Key | Effect |
| --- | --- |
| Tab | Moves through the fields and buttons |
| Enter | In a field of one line: saves; on a link of the list at the top: moves to the section |
| Enter or Space | On 'Move earlier' and 'Move later': changes the order, and the button keeps the focus |
`;

const history = (
  <RecordHistory status="ready" changes={honeyChanges} canShowMore onMore={fn()} onRetry={fn()} />
);

const meta = {
  title: 'Staff/ProductEditor',
  component: ProductEditor,
  args: {
    name: 'Forest Honey',
    form: honeyForm,
    verbs: {
      changeField: fn(),
      addImages: fn(),
      moveImage: fn(),
      removeImage: fn(),
      moveCompanion: fn(),
      removeCompanion: fn(),
      changeContent: fn(),
      removeContent: fn(),
      addSize: fn(),
      renameSize: fn(),
      removeSize: fn(),
      addSizePrice: fn(),
      changeSizePrice: fn(),
      removeSizePrice: fn(),
      addDetail: fn(),
      changeDetail: fn(),
      moveDetail: fn(),
      removeDetail: fn(),
    },
    isSaving: false,
    alert: undefined,
    conflicts: [],
    onResolve: fn(),
    onSave: fn(),
    onCancel: fn(),
    isDiscarding: false,
    onDiscard: fn(),
    onContinue: fn(),
    duplicateHref: '/dashboard/products/new?copy=1',
    isPreviewing: false,
    onPreview: fn(),
    onClosePreview: fn(),
    preview: <p>The product’s page</p>,
    history,
  },
  parameters: { docs: { description: { component: keyboard }, story: { inline: false, height: '640px' } } },
  decorators: [
    (Story) => (
      <main className="measure">
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof ProductEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Stored: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('Save') }));
    await expect(args.onSave).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('link', { name: t('Tax') }));
    await expect(canvas.getByRole('region', { name: t('Tax') })).toHaveFocus();
    await expect(canvas.getByText('₹349.00 → ₹349.50')).toBeVisible();
    await expect(canvas.getByText('Annkosh → Harit Gram')).toBeVisible();
    await expect(canvas.getByText(`${t('Other goods')} → ${t('Food')}`)).toBeVisible();
  },
};

export const Hindi: Story = { globals: { language: 'hi' } };

/** New images are sent with the product. */
export const Uploading: Story = {
  args: {
    isSaving: true,
    form: { ...honeyForm, newImageCount: 2 },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('progressbar', { name: t('Uploading {count} images…', { count: 2 }) }),
    ).toBeVisible();
  },
};

/** A new product: what the label lacks is listed, and the product cannot be shown yet. */
export const New: Story = {
  args: {
    name: undefined,
    duplicateHref: undefined,
    history: undefined,
    form: {
      ...honeyForm,
      values: {
        ...honeyValues,
        name: '',
        images: [],
        sizes: [],
        homeEssentialProducts: [],
        makerName: '',
        licenceNumber: '',
        isVisible: false,
      },
      missing: [
        { fact: 'maker', field: 'makerName' },
        { fact: 'licence', field: 'licenceNumber' },
      ],
      canShow: false,
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('link', { name: t('Licence number') }));
    await expect(canvas.getByRole('textbox', { name: t('Licence number') })).toHaveFocus();
    const visible = canvas.getByRole('checkbox', { name: t('Visible in the shop') });
    await expect(visible).toHaveAccessibleDescription(
      expect.stringContaining(
        t('Not possible yet: the label is missing details required by law. You can still save the product.'),
      ),
    );
    await userEvent.click(visible);
    await expect(args.verbs.changeField).not.toHaveBeenCalledWith('isVisible', expect.anything());
  },
};

/** Each invalid field names its error, and the first one gets the focus. */
export const Invalid: Story = {
  render: function Submitted(args) {
    const [isInvalid, setIsInvalid] = useState(false);
    const sizes = ['250 g', '250 g'].map((size) => ({ name: size, own: null }));
    const values = { ...honeyValues, name: '', sizes };
    const rows = [...honeyValues.homeEssentialProducts, { label: '', value: 'Wax', hindi: '' }];
    const errors = {
      name: 'Name is required',
      images: 'At most 8 images',
      sizes: 'Each size can appear only once',
      homeEssentialProducts: 'A detail needs a name',
      maximumRetailPrice: 'The price is above the maximum retail price.',
    };
    const form = { ...honeyForm, values: { ...values, homeEssentialProducts: rows }, canAddImages: false };
    return (
      <ProductEditor
        {...args}
        form={isInvalid ? { ...form, errors } : form}
        onSave={() => setIsInvalid(true)}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('Save') }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: t('Name') })).toHaveFocus());
    const sizes = canvas.getByRole('region', { name: t('Sizes') });
    await expect(
      within(sizes).getByRole('textbox', { name: t('Size {number}', { number: 2 }) }),
    ).toBeInvalid();
    const details = canvas.getByRole('region', { name: t('Home essential details') });
    const [first, , last] = within(details).getAllByRole('combobox', { name: t('Label') });
    await expect(first).toBeValid();
    await expect(last).toBeInvalid();
  },
};

const inSale = { ...honeyValues, salePrice: 29_900, saleFrom: '2026-11-20', saleUntil: '2026-11-30' };

/** A lower price for some days. */
export const WithSale: Story = {
  args: { form: { ...honeyForm, values: inSale } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByLabelText(new RegExp(`^${t('Last day of the sale')}`))).toHaveValue(
      '2026-11-30',
    );
    await userEvent.clear(canvas.getByRole('textbox', { name: new RegExp(`^${t('Sale price')}`) }));
    await expect(args.verbs.changeField).toHaveBeenLastCalledWith('salePrice', null);
  },
};

/** A sale needs its price and both of its days. */
export const InvalidSale: Story = {
  args: {
    form: {
      ...honeyForm,
      values: { ...inSale, salePrice: 34_950, saleFrom: '', saleUntil: '' },
      errors: {
        salePrice: 'The sale price must be below the price.',
        saleFrom: 'Choose the first day',
        saleUntil: 'Choose the last day',
      },
    },
  },
  play: async ({ canvas }) => {
    const price = canvas.getByRole('textbox', { name: new RegExp(`^${t('Sale price')}`) });
    await expect(price).toHaveAccessibleDescription(
      expect.stringContaining(t('The sale price must be below the price.')),
    );
    await expect(canvas.getByLabelText(new RegExp(`^${t('First day of the sale')}`))).toBeInvalid();
  },
};

const ownPrice = { price: 69_900, maximumRetailPrice: null, points: 34, netQuantity: 1000 };
const priced = { ...honeyValues, sizes: [...honeyValues.sizes, { name: '1 kg', own: ownPrice }] };

/** The large jar has its own price, and its error stands below the sizes. */
export const SizePrices: Story = {
  args: {
    form: {
      ...honeyForm,
      values: priced,
      errors: { sizes: 'Maximum retail price of the size is required' },
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    const sizes = within(canvas.getByRole('region', { name: t('Sizes') }));
    const own = (name: string) =>
      sizes.getByRole('checkbox', { name: t('{name} has its own price', { name }) });
    await userEvent.click(own('250 g'));
    await expect(args.verbs.addSizePrice).toHaveBeenCalledWith(0);
    await userEvent.type(
      sizes.getByRole('textbox', { name: t('{name}: maximum retail price', { name: '1 kg' }) }),
      '8',
    );
    await expect(args.verbs.changeSizePrice).toHaveBeenCalledWith(2, { maximumRetailPrice: 800 });
    await userEvent.click(own('1 kg'));
    await expect(args.verbs.removeSizePrice).toHaveBeenCalledWith(2);
    await expect(sizes.getByText(t('Maximum retail price of the size is required'))).toBeVisible();
  },
};

/** The products that its page shows beside it. */
export const Companions: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const beside = within(canvas.getByRole('region', { name: t('Goes well with') }));
    await userEvent.click(
      beside.getByRole('button', { name: t('Remove {name}', { name: 'Tulsi Green Tea' }) }),
    );
    await expect(args.verbs.removeCompanion).toHaveBeenCalledWith('tea');
  },
};

/** A bundle: how many pieces of which products. */
export const Bundle: Story = {
  args: {
    form: {
      ...meta.args.form,
      values: {
        ...meta.args.form.values,
        sizes: [],
        contents: [
          { id: 'honey', name: 'Wild Forest Honey, 500 g', quantity: 2 },
          { id: 'socks M', name: 'Cotton Rib Socks, M', quantity: null },
        ],
      },
      errors: { contents: 'Quantity must be a whole number' },
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    const bundle = within(canvas.getByRole('region', { name: t('In this bundle') }));
    await userEvent.type(
      bundle.getByRole('spinbutton', { name: t('Quantity of {name}', { name: 'Cotton Rib Socks, M' }) }),
      '3',
    );
    await expect(args.verbs.changeContent).toHaveBeenCalledWith('socks M', 3);
    await userEvent.click(
      bundle.getByRole('button', { name: t('Remove {name}', { name: 'Wild Forest Honey, 500 g' }) }),
    );
    await expect(args.verbs.removeContent).toHaveBeenCalledWith('honey');
  },
};

/** The order of images: by buttons, which keep the focus, and by dragging. */
export const Images: Story = {
  render: function Ordered(args) {
    const [images, setImages] = useState<EditedProduct['images']>(honeyValues.images);
    const moveImage = (from: number, to: number) =>
      setImages((old) => {
        const moved = old.slice(from, from + 1);
        return old.toSpliced(from, 1).toSpliced(to, 0, ...moved);
      });
    const removeImage = (index: number) => setImages((old) => old.toSpliced(index, 1));
    const form = { ...honeyForm, values: { ...honeyValues, images } };
    return <ProductEditor {...args} form={form} verbs={{ ...args.verbs, moveImage, removeImage }} />;
  },
  play: async ({ canvas, userEvent, args }) => {
    const images = within(canvas.getByRole('region', { name: t('Images') }));
    const names = () => images.getAllByRole('img').map((image) => image.getAttribute('alt'));
    images
      .getByRole('button', { name: t('Move later: {name}', { name: t('Image {number}', { number: 1 }) }) })
      .focus();
    await userEvent.keyboard('{Enter}');
    await expect(names()).toEqual([
      'The jar from the back',
      'The jar from the front',
      t('Image {number}', { number: 3 }),
    ]);
    await expect(
      images.getByRole('button', {
        name: t('Move later: {name}', { name: t('Image {number}', { number: 2 }) }),
      }),
    ).toHaveFocus();
    await expect(images.getByRole('status')).toHaveTextContent(
      t('Image {from} is now image {to} of {total}.', { from: 1, to: 2, total: 3 }),
    );
    const [first, , third] = images.getAllByRole('listitem');
    if (first === undefined || third === undefined) throw new Error('there are no three images');
    await fireEvent.dragStart(third);
    await fireEvent.dragOver(first);
    await fireEvent.drop(first);
    await expect(names()).toEqual([
      t('Image {number}', { number: 1 }),
      'The jar from the back',
      'The jar from the front',
    ]);
    await userEvent.click(
      images.getByRole('button', { name: t('Remove {name}', { name: t('Image {number}', { number: 2 }) }) }),
    );
    await expect(names()).toEqual([t('Image {number}', { number: 1 }), 'The jar from the front']);
    const input = images.getByLabelText(t('Add images, or drop them here'));
    await expect(input).toHaveFocus();
    const files = ['a.png', 'b.png'].map((name) => new File(['x'], name, { type: 'image/png' }));
    await userEvent.upload(input, files);
    await expect(args.verbs.addImages).toHaveBeenCalledWith(files);
  },
};

/** A new row gets the focus; after a removal the button that adds has it. */
export const DetailsByKeyboard: Story = {
  render: function Rows(args) {
    const [rows, setRows] = useState<EditedProduct['homeEssentialProducts']>(
      honeyValues.homeEssentialProducts,
    );
    const verbs = {
      ...args.verbs,
      addDetail: () => setRows((old) => [...old, { label: '', value: '', hindi: '' }]),
      removeDetail: (_: string, index: number) => setRows((old) => old.toSpliced(index, 1)),
    };
    const form = { ...honeyForm, values: { ...honeyValues, homeEssentialProducts: rows } };
    return <ProductEditor {...args} form={form} verbs={verbs} />;
  },
  play: async ({ canvas, userEvent, args }) => {
    const details = within(canvas.getByRole('region', { name: t('Home essential details') }));
    const add = details.getByRole('button', { name: t('Add detail') });
    await userEvent.click(add);
    await waitFor(() => expect(details.getAllByRole('combobox', { name: t('Label') })[2]).toHaveFocus());
    await userEvent.click(
      details.getByRole('button', {
        name: t('Remove {name}', { name: t('Detail {number}', { number: 3 }) }),
      }),
    );
    await expect(add).toHaveFocus();
    await userEvent.click(
      details.getByRole('button', { name: t('Move earlier: {name}', { name: 'Caution' }) }),
    );
    await expect(args.verbs.moveDetail).toHaveBeenCalledWith('homeEssentialProducts', 1, 0);
  },
};

export const Conflict: Story = {
  args: {
    alert: 'Another user has changed this.',
    conflicts: [
      { field: 'price', mine: 34_950, theirs: 35_900, choice: undefined },
      { field: 'images', mine: honeyValues.images, theirs: [], choice: 'mine' },
      {
        field: 'homeEssentialProducts',
        mine: honeyValues.homeEssentialProducts,
        theirs: [],
        choice: 'theirs',
      },
    ],
  },
  play: async ({ canvas, userEvent, args }) => {
    const price = within(canvas.getByRole('group', { name: t('Price, taxes included') }));
    await expect(price.getByText(t('Theirs: {value}', { value: '₹359.00' }))).toBeVisible();
    await userEvent.click(price.getByRole('button', { name: t('Take theirs') }));
    await expect(args.onResolve).toHaveBeenCalledWith('price', 'theirs');
    await userEvent.click(canvas.getByRole('button', { name: t('Save') }));
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};
