import type { StaffCategory, SubCategoryEdits } from '@pgm/api/contract';
import { withMoved, withReplaced, without } from '../product-form/list-edits.ts';

/** A subcategory in the form of its category. */
interface SubCategoryRow {
  readonly name: string;
  /** Empty without one. */
  readonly nameInHindi: string;
  /** The stored name; absent for a new one. */
  readonly was?: string;
  /** The number of products in it, hidden ones too. */
  readonly products: number;
  /** Whether the user is asked to confirm that it is removed from its products. */
  readonly isAsked: boolean;
}

/** The subcategories in the form of a category, in their order. */
export interface SubCategoryList {
  readonly rows: readonly SubCategoryRow[];
  /** Those that the user has removed from so many products. */
  readonly removed: SubCategoryEdits['removed'];
}

/** The list as it is stored; empty for a new category. */
export function toSubCategoryList(
  category?: Pick<StaffCategory, 'subCategories' | 'subCategoryCounts' | 'hindi'>,
): SubCategoryList {
  const { subCategories = [], subCategoryCounts = {}, hindi = {} } = category ?? {};
  const rows = subCategories.map((name) => ({
    name,
    nameInHindi: hindi.subCategories?.[name] ?? '',
    was: name,
    products: subCategoryCounts[name] ?? 0,
    isAsked: false,
  }));
  return { rows, removed: [] };
}

/** The rows that are sent. A new one without a name is left out; a stored one needs a name. */
function toNamed({ rows }: SubCategoryList) {
  return rows
    .map(({ name, was, nameInHindi }) => ({ to: name.trim(), from: was, hindi: nameInHindi.trim() }))
    .filter(({ to, from }) => to !== '' || from !== undefined);
}

/** The Hindi of the subcategories by their names, without those that have none. */
export function toSubCategoriesInHindi(list: SubCategoryList): Record<string, string> {
  const filled = toNamed(list).filter(({ hindi }) => hindi !== '');
  return Object.fromEntries(filled.map(({ to, hindi }) => [to, hindi]));
}

/** The parts of the form that are sent. */
export function toSubCategoryParts(list: SubCategoryList) {
  const { removed } = list;
  const named = toNamed(list);
  const renamed = named.flatMap(({ from, to }) => (from === undefined || from === to ? [] : [{ from, to }]));
  return {
    subCategories: named.map(({ to }) => to),
    subCategoryEdits: JSON.stringify({ renamed, removed } satisfies SubCategoryEdits),
  };
}

/** What a user can do with the list; each reports the whole new list. Rows are meant by their index, from 0. */
export function subCategoryVerbs(
  { rows, removed }: SubCategoryList,
  change: (list: SubCategoryList) => void,
) {
  const replace = (at: number, facts: Partial<SubCategoryRow>) => {
    const row = rows[at];
    if (row) change({ rows: withReplaced(rows, at, { ...row, ...facts }), removed });
  };
  return {
    add: () =>
      change({ rows: [...rows, { name: '', nameInHindi: '', products: 0, isAsked: false }], removed }),
    rename: (at: number, name: string) => replace(at, { name }),
    translate: (at: number, nameInHindi: string) => replace(at, { nameInHindi }),
    move: (from: number, to: number) => change({ rows: withMoved(rows, from, to), removed }),
    /** Removes a subcategory, or asks first where products are in it. */
    remove: (at: number) => {
      if (rows[at]?.products === 0) change({ rows: without(rows, at), removed });
      else replace(at, { isAsked: true });
    },
    /** Removes a subcategory from its products too. */
    confirmRemoval: (at: number) => {
      const row = rows[at];
      if (row?.was === undefined) return;
      change({
        rows: without(rows, at),
        removed: [...removed, { name: row.was, products: row.products }],
      });
    },
    cancelRemoval: (at: number) => replace(at, { isAsked: false }),
  };
}
