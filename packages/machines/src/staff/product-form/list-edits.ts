/** A list with an item at another index; indexes outside of the list change nothing. */
export function withMoved<Item>(list: readonly Item[], from: number, to: number): readonly Item[] {
  const moved = list[from];
  if (moved === undefined || list[to] === undefined) return list;
  return without(list, from).toSpliced(to, 0, moved);
}

/** A list without the item at an index. */
export function without<Item>(list: readonly Item[], index: number): readonly Item[] {
  return list.filter((_, at) => at !== index);
}

/** A list with another item at an index. */
export function withReplaced<Item>(list: readonly Item[], index: number, item: Item): readonly Item[] {
  return list.map((old, at) => (at === index ? item : old));
}
