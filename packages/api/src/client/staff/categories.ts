import {
  createCategory,
  deleteCategory,
  listStaffCategories,
  moveCategory,
  restoreCategory,
  updateCategory,
} from '../../contract/index.ts';
import type { CategoryChange, CategoryMove, NewCategory, QueryOf } from '../../contract/index.ts';
import { type Call, toData } from '../call.ts';

/** Reads and edits the categories. */
export function categoriesClient(call: Call) {
  return {
    /** A page of the categories, or of the deleted ones. */
    listForStaff: (query: Partial<QueryOf<typeof listStaffCategories>> = {}, signal?: AbortSignal) =>
      call(listStaffCategories, { query, signal }),

    create: (category: NewCategory, signal?: AbortSignal) =>
      toData(call(createCategory, { body: { isDeleted: false, ...category }, signal })),

    /** Changes a category; `categoryImage` only where a new one was chosen. */
    update: (id: string, change: CategoryChange, signal?: AbortSignal) =>
      toData(call(updateCategory, { params: { id }, body: change, signal })),

    /** Moves a category by one place in the order of the shop. */
    move: (id: string, to: CategoryMove['to'], signal?: AbortSignal) =>
      toData(call(moveCategory, { params: { id }, body: { to }, signal })),

    remove: (id: string, signal?: AbortSignal) => call(deleteCategory, { params: { id }, signal }),

    restore: (id: string, signal?: AbortSignal) => toData(call(restoreCategory, { params: { id }, signal })),
  };
}
