import {
  type CategoryInHindi,
  type Failure,
  type Result,
  type SubCategoryEdits,
  fail,
  ok,
} from '@pgm/api/contract';

/** The new name of each subcategory that is renamed, and null for each that is removed. */
type SubCategoryMoves = ReadonlyMap<string, string | null>;

const NO_EDITS: SubCategoryEdits = { renamed: [], removed: [] };

/**
 * What a change of the subcategories does to their products.
 * @param before the stored names
 * @param after the new names; undefined when they stay
 * @param counts the number of products of each
 * @returns an invalid change when a name is not there or is taken, and a conflict when the editor has not confirmed as many
 * products as would be in no subcategory
 */
export function toSubCategoryMoves(
  before: readonly string[],
  after: readonly string[] | undefined,
  counts: ReadonlyMap<string, number>,
  { renamed, removed }: SubCategoryEdits = NO_EDITS,
): Result<SubCategoryMoves, Failure<'conflict' | 'invalid'>> {
  if (after === undefined) return renamed.length + removed.length === 0 ? ok(new Map()) : UNREADABLE;
  const names = new Map(renamed.map(({ from, to }) => [from, to]));
  const isReadable = renamed.every(
    ({ from, to }) =>
      before.includes(from) && after.includes(to) && !before.includes(to) && !after.includes(from),
  );
  if (!isReadable || names.size < renamed.length) return UNREADABLE;
  const lost = before.filter((name) => !names.has(name) && !after.includes(name));
  const isConfirmed = lost.every((name) => {
    const confirmed = removed.find((one) => one.name === name)?.products ?? 0;
    return confirmed === (counts.get(name) ?? 0);
  });
  if (!isConfirmed) return NOT_CONFIRMED;
  return ok(new Map([...names, ...lost.map((name) => [name, null] as const)]));
}

/**
 * The Hindi texts of a category with those of the subcategories that it has; a renamed one has its Hindi until it gets another.
 */
export function inSubCategories(
  hindi: CategoryInHindi | null | undefined,
  names: readonly string[],
  moves: SubCategoryMoves = new Map(),
): CategoryInHindi | null | undefined {
  if (!hindi?.subCategories) return hindi;
  const { subCategories, ...texts } = hindi;
  const moved = new Map(
    Object.entries(subCategories).map(([name, text]) => [moves.get(name) ?? name, text] as const),
  );
  const entries = names.flatMap((name) => {
    const text = subCategories[name] ?? moved.get(name);
    return text === undefined ? [] : [[name, text] as const];
  });
  if (entries.length > 0) return { ...texts, subCategories: Object.fromEntries(entries) };
  return Object.keys(texts).length > 0 ? texts : null;
}

const DO_NOT_FIT = 'The subcategories do not fit the stored ones. Close the form and open it again.';

const UNREADABLE = fail({
  code: 'invalid' as const,
  message: DO_NOT_FIT,
  fields: { subCategories: DO_NOT_FIT },
});

const NOT_CONFIRMED = fail({
  code: 'conflict' as const,
  message: 'A subcategory that you remove has other products now. Check how many, and confirm it.',
});
