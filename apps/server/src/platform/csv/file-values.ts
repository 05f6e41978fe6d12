/** The values that only one row of a file, or only one record, may have; their case does not matter. */
export class FileValues {
  readonly #values = new Set<string>();
  readonly #before: FileValues | undefined;

  /** @param before the values of earlier rows, which stay as they are until {@link absorb} */
  constructor(before?: FileValues) {
    this.#before = before;
  }

  /** Adds a value of a row; false when an earlier row has it. */
  claim(column: string, value: string): boolean {
    if (this.has(column, value)) return false;
    this.#values.add(toKey(column, value));
    return true;
  }

  /** Whether an earlier row has a value. */
  has(column: string, value: string): boolean {
    return this.#values.has(toKey(column, value)) || this.#before?.has(column, value) === true;
  }

  /** Adds the values of rows that are written now. */
  absorb(written: FileValues): void {
    for (const value of written.#values) this.#values.add(value);
  }
}

function toKey(column: string, value: string): string {
  return `${column}:${value.toLowerCase()}`;
}
