/**
 * Stores several things at once and returns what is stored, in order. When one cannot be stored, the others are removed and its
 * error is thrown, so that nothing stays to which no row refers.
 */
export async function saveEach<Item, Stored>(
  items: readonly Item[],
  save: (item: Item) => Promise<Stored>,
  remove: (stored: Stored) => Promise<void>,
): Promise<Stored[]> {
  const saves = await Promise.allSettled(items.map(save));
  const stored = saves.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const failed = saves.find((one) => one.status === 'rejected');
  if (failed === undefined) return stored;
  await Promise.allSettled(stored.map(remove));
  throw failed.reason;
}
