export { subCategoryVerbs, toSubCategoryList, toSubCategoryParts } from './sub-category-list.ts';
export type { SubCategoryList } from './sub-category-list.ts';
