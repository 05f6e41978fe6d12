import type { Endpoint } from '../endpoint.ts';
import { createBrand, deleteBrand, listStaffBrands, restoreBrand, updateBrand } from './brand-form.ts';
import { listBrands } from './brand.ts';
import {
  createCategory,
  deleteCategory,
  listStaffCategories,
  moveCategory,
  restoreCategory,
  updateCategory,
} from './category-form.ts';
import { listCategories } from './category.ts';
import { listProductAddresses } from './product-address.ts';
import { countProducts } from './product-filters.ts';
import { getProduct, listProducts, listCategoryProducts } from './product.ts';
import { search } from './search.ts';
import { moveStock } from './stock-movement.ts';
import { deleteStock, listStaffStock, listStock, setStock } from './stock.ts';
import {
  createProduct,
  deleteProduct,
  getStaffProduct,
  listStaffProducts,
  recommendProduct,
  restoreProduct,
  updateProduct,
  updateProducts,
} from './product-form.ts';
import { addRestockRequest, listRestockRequests, removeRestockRequest } from './restock-request.ts';
import { productQuestionEndpoints } from './product-question-endpoints.ts';
import { reviewEndpoints } from './review-endpoints.ts';

/** The calls on categories, brands, products with their stock, reviews and questions, and the search. */
export const catalogueEndpoints: readonly Endpoint[] = [
  listCategories,
  createCategory,
  updateCategory,
  deleteCategory,
  moveCategory,
  restoreCategory,
  listStaffCategories,
  listBrands,
  createBrand,
  updateBrand,
  deleteBrand,
  restoreBrand,
  listStaffBrands,
  listProducts,
  countProducts,
  listProductAddresses,
  listCategoryProducts,
  getProduct,
  createProduct,
  updateProduct,
  updateProducts,
  recommendProduct,
  deleteProduct,
  restoreProduct,
  listStaffProducts,
  getStaffProduct,
  search,
  listStock,
  setStock,
  deleteStock,
  listStaffStock,
  moveStock,
  ...reviewEndpoints,
  ...productQuestionEndpoints,
  listRestockRequests,
  addRestockRequest,
  removeRestockRequest,
];
