import { type StaffProduct, imageAddress } from '@pgm/api/contract';
import {
  type ProductImage,
  type productFormMachine,
  productFormVerbs,
  productFormView,
} from '@pgm/machines/staff/product-form';
import { PageSkeleton } from '@pgm/ui/primitives/page-skeleton';
import { ProductEditor, type ProductEditorProps } from '@pgm/ui/staff/product-editor';
import type { ActorRefFrom } from 'xstate';
import { saveFile } from '#app/kit/chosen-files.ts';
import { useFlow } from '#app/kit/use-flow.ts';
import { ProductPicker, SizedProductPicker } from './product-picker.tsx';
import { ProductPreview } from './product-preview.tsx';

type Page = Pick<
  ProductEditorProps,
  'duplicateHref' | 'isPreviewing' | 'onPreview' | 'onClosePreview' | 'onCancel' | 'history'
> &
  Pick<ProductEditorProps['form'], 'brands' | 'categories'>;

interface ProductFormScreenProps extends Partial<Page> {
  readonly actor: ActorRefFrom<typeof productFormMachine>;
  /** Absent for a new product. */
  readonly stored?: StaffProduct | undefined;
}

const nothing = () => undefined;

/** A stored image in the size in which the editor shows it; a file that was chosen has only one. */
const toEditorSize = (image: ProductImage): ProductImage =>
  image.upload ? image : { ...image, url: imageAddress(image, '640.webp') };

/** The form of a product for any state of its actor. */
export function ProductFormScreen({
  actor,
  stored,
  brands = [],
  categories = [],
  ...page
}: ProductFormScreenProps) {
  const { isPreviewing = false, onPreview = nothing, onClosePreview = nothing, onCancel = nothing } = page;
  const [facts, verbs] = useFlow(actor, productFormView, () => productFormVerbs(actor));
  const { isOpen, values, isSaving, isDiscarding, alert, conflicts } = facts;
  // It closes when the user leaves the page.
  if (!isOpen) return <PageSkeleton />;
  const toName = (choices: typeof brands, id: string) =>
    choices.find(({ value }) => value === id)?.label ?? '';
  return (
    <ProductEditor
      name={stored?.name}
      form={{ ...facts, values: { ...values, images: values.images.map(toEditorSize) }, brands, categories }}
      verbs={{
        ...verbs,
        addImages: (files) =>
          verbs.addImages(
            files.map((file) => {
              const { address, ...upload } = saveFile(file);
              return { url: address, alt: '', upload };
            }),
          ),
      }}
      isSaving={isSaving}
      alert={alert}
      conflicts={conflicts}
      onResolve={verbs.resolve}
      onSave={verbs.submit}
      onCancel={onCancel}
      isDiscarding={isDiscarding}
      onDiscard={verbs.discard}
      onContinue={verbs.resume}
      isPreviewing={isPreviewing}
      onPreview={onPreview}
      onClosePreview={onClosePreview}
      preview={
        isPreviewing && (
          <ProductPreview
            values={values}
            stored={stored}
            brand={toName(brands, values.brandId)}
            category={toName(categories, values.categoryId)}
          />
        )
      }
      contentPicker={<SizedProductPicker label="Add to the bundle" onPick={verbs.addContent} />}
      companionPicker={<ProductPicker label="Add a product" onPick={verbs.addCompanion} />}
      duplicateHref={page.duplicateHref}
      history={page.history}
    />
  );
}
