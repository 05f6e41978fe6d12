/**
 * The snapshots of the schema that nothing reads: the next migration is made from the newest one.
 * @param files the names of the files in `migrations/meta`
 */
export function olderSnapshots(files: readonly string[]): string[] {
  return files
    .filter((file) => file.endsWith('_snapshot.json'))
    .toSorted()
    .slice(0, -1);
}
