import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { booleanPart, imagePart, jsonPart, listPart, versionPart } from '../form-parts.ts';
import { IdParams } from '../list-query.ts';
import { Done, dataResponse } from '../response.ts';
import { recordListQuery, staffListBody } from '../staff-list.ts';
import { filledText, requiredText, text } from '../text.ts';
import { Category } from './category.ts';
import { CategoryInHindi } from './hindi-texts.ts';

/** A category as staff see it; `version` counts its changes. */
export const StaffCategory = z.extend(Category, {
  version: z.int(),
  /** Absent without any. */
  hindi: z.optional(CategoryInHindi),
  /** The number of products in each subcategory, hidden ones too; a subcategory without products is absent. */
  subCategoryCounts: z.record(z.string(), z.int()),
  /** The names of its products' details, such as 'Fabric'. */
  detailNames: z.array(z.string()),
  /** Whether it has a place before and after it in the order of the shop. */
  canMove: z.object({ earlier: z.boolean(), later: z.boolean() }),
});
export type StaffCategory = z.infer<typeof StaffCategory>;

const MAX_SUB_CATEGORIES = 30;

const subCategoryName = requiredText(100, 'Subcategory', 'A subcategory needs a name');

const subCategories = listPart(
  subCategoryName,
  MAX_SUB_CATEGORIES,
  `At most ${MAX_SUB_CATEGORIES} subcategories`,
).check(z.refine((names) => new Set(names).size === names.length, 'Each subcategory can appear only once'));

/** A new category; without `categoryUniqueName`, it is made from the name. */
export const NewCategory = z.object({
  name: filledText(100, 'Name', 'Name is required'),
  description: z._default(text(2000, 'Description'), ''),
  /** Empty text: none. */
  hindi: z.optional(jsonPart(CategoryInHindi, 'Hindi texts must be JSON text')),
  categoryImage: z.optional(imagePart),
  categoryUniqueName: z.optional(
    text(100, 'Unique name').check(
      z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use lowercase letters, digits and single hyphens'),
    ),
  ),
  subCategories: z._default(subCategories, []),
  isDeleted: z.optional(booleanPart('Deleted must be true or false')),
});
export type NewCategory = z.infer<typeof NewCategory>;

/** What happens to the products of subcategories that a change renames or removes. */
export const SubCategoryEdits = z.object({
  /** `to` is a name that the category did not have; the products of `from` follow. */
  renamed: z
    .array(z.object({ from: subCategoryName, to: subCategoryName }))
    .check(z.maxLength(MAX_SUB_CATEGORIES)),
  /** Those with products, which are in no subcategory then; `products` is the number that the editor has confirmed. */
  removed: z
    .array(z.object({ name: subCategoryName, products: z.int() }))
    .check(z.maxLength(MAX_SUB_CATEGORIES)),
});
export type SubCategoryEdits = z.infer<typeof SubCategoryEdits>;

const subCategoryEdits = z.optional(jsonPart(SubCategoryEdits, 'Subcategory edits must be JSON text'));

/** What the form of a category sends, new or stored; a new category has nothing to edit. */
export const CategoryForm = z.extend(NewCategory, { subCategoryEdits });
export type CategoryForm = z.infer<typeof CategoryForm>;

/** A changed category; what is left out stays. */
export const CategoryChange = z.extend(CategoryForm, {
  description: z.optional(text(2000, 'Description')),
  subCategories: z.optional(subCategories),
  version: z.optional(versionPart),
});
export type CategoryChange = z.infer<typeof CategoryChange>;

export const createCategory = defineEndpoint({
  operation: 'createCategory',
  summary: 'Adds a category.',
  base: 'product',
  method: 'POST',
  path: '/api/categories',
  policy: 'staff',
  area: 'catalogue',
  form: 'multipart',
  body: NewCategory,
  response: { status: 200, body: dataResponse(StaffCategory) },
  failures: [400, 401, 403, 409, 413],
});

export const updateCategory = defineEndpoint({
  operation: 'updateCategory',
  summary: 'Changes a category; 409 with the stored one when another user has changed it since `version`.',
  base: 'product',
  method: 'PUT',
  path: '/api/categories/{id}',
  policy: 'staff',
  area: 'catalogue',
  params: IdParams,
  form: 'multipart',
  body: CategoryChange,
  response: { status: 200, body: dataResponse(StaffCategory) },
  failures: [400, 401, 403, 404, 409, 413],
});

/** One place earlier or later in the order of the shop. */
export const CategoryMove = z.object({
  to: z.enum(['earlier', 'later'], 'A category moves earlier or later'),
});
export type CategoryMove = z.infer<typeof CategoryMove>;

export const moveCategory = defineEndpoint({
  operation: 'moveCategory',
  summary: 'Moves a category by one place in the order of the shop; at the end of the order it stays.',
  base: 'product',
  method: 'PUT',
  path: '/api/admin/categories/{id}/place',
  policy: 'staff',
  area: 'catalogue',
  params: IdParams,
  body: CategoryMove,
  response: { status: 200, body: dataResponse(StaffCategory) },
  failures: [400, 401, 403, 404],
});

export const deleteCategory = defineEndpoint({
  operation: 'deleteCategory',
  summary: 'Deletes a category: visitors see neither it nor its products. It can be restored.',
  base: 'product',
  method: 'DELETE',
  path: '/api/categories/{id}',
  policy: 'staff',
  area: 'catalogue',
  params: IdParams,
  response: { status: 200, body: Done },
  failures: [401, 403, 404],
});

export const listStaffCategories = defineEndpoint({
  operation: 'listStaffCategories',
  summary: 'The categories for staff, a page at a time; `deleted=true` lists those that can be restored.',
  base: 'product',
  method: 'GET',
  path: '/api/admin/categories',
  policy: 'staff',
  area: 'catalogue',
  query: recordListQuery(['position', 'name', 'newest']),
  response: { status: 200, body: staffListBody(StaffCategory) },
  failures: [400, 401, 403],
});

export const restoreCategory = defineEndpoint({
  operation: 'restoreCategory',
  summary: 'Restores a deleted category.',
  base: 'product',
  method: 'PUT',
  path: '/api/admin/categories/{id}/restore',
  policy: 'staff',
  area: 'catalogue',
  params: IdParams,
  response: { status: 200, body: dataResponse(StaffCategory) },
  failures: [401, 403, 404],
});
