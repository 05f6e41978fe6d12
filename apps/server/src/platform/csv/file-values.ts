/** The values that only one row of a file, or only one record, may have; their case does not matter. */
export class FileValues {
  readonly #values = new Set<string>();

  /** Adds a value of a row; false when an earlier row has it. */
  claim(column: string, value: string): boolean {
    if (this.has(column, value)) return false;
    this.#values.add(toKey(column, value));
    return true;
  }

  /** Whether an earlier row has a value. */
  has(column: string, value: string): boolean {
    return this.#values.has(toKey(column, value));
  }
}

function toKey(column: string, value: string): string {
  return `${column}:${value.toLowerCase()}`;
}
