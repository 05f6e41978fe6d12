import { createCategory, deleteCategory, updateCategory } from '../../contract/index.ts';
import type { CategoryChange, NewCategory } from '../../contract/index.ts';
import { type Call, toData } from '../call.ts';

/** Edits the categories. */
export function categoriesClient(call: Call) {
  return {
    create: (category: NewCategory, signal?: AbortSignal) =>
      toData(call(createCategory, { body: { isDeleted: false, ...category }, signal })),

    /** Changes a category; `categoryImage` only where a new one was chosen. */
    update: (id: string, change: CategoryChange, signal?: AbortSignal) =>
      toData(call(updateCategory, { params: { id }, body: change, signal })),

    remove: (id: string, signal?: AbortSignal) => call(deleteCategory, { params: { id }, signal }),
  };
}
