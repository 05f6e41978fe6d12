import type { StaffBrand, StaffCategory } from '@pgm/api/contract';
import { sampleProduct } from '@pgm/machines/staff/product-form/testing';

/** The category of the sample product, as staff see it. */
export const sampleCategory: StaffCategory = {
  id: sampleProduct.categoryId,
  name: sampleProduct.categoryName,
  description: 'Honey, pickles and spices.',
  categoryImage: null,
  categoryUniqueName: sampleProduct.categoryUniqueName,
  subCategories: [],
  isDeleted: false,
  productCount: 1,
  subCategoryCounts: {},
  detailNames: [],
  canMove: { earlier: true, later: true },
  version: 1,
};

/** The brand of the sample product, as staff see it. */
export const sampleBrand: StaffBrand = {
  id: sampleProduct.brandId,
  name: sampleProduct.brandName,
  description: 'Food from small farms.',
  brandSlogan: 'From the field, for the home',
  brandImage: null,
  isDeleted: false,
  version: 1,
};
