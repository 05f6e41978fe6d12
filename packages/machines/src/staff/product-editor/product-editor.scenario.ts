import { done, failed, threw } from '../../kit/kit.scenario.ts';
import { sampleProduct } from '../product-form/product-form.scenario.ts';

const { brandId, brandName, categoryId, categoryName } = sampleProduct;

/** A product with the choices of its page. */
export const sampleEditor = {
  product: sampleProduct,
  brands: [
    { value: brandId, label: brandName },
    { value: '018f0000-0000-4000-8000-0000000000b2', label: 'Vanaprastha' },
  ],
  categories: [
    { value: categoryId, label: categoryName, subCategories: ['Honey and ghee', 'Spices'] },
    { value: '018f0000-0000-4000-8000-0000000000c2', label: 'Personal Care', subCategories: [] },
  ],
};

/** The events with which tests and stories reach every state. */
export const productEditorScenario = {
  loaded: done('loadEditor', sampleEditor),
  missing: failed('loadEditor', { code: 'notFound', message: 'Product not found', status: 404 }),
  notLoaded: threw('loadEditor'),
  retry: { type: 'page.retry' },
  preview: { type: 'preview.open' },
  closePreview: { type: 'preview.close' },
} as const;
