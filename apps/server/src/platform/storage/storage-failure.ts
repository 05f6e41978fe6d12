/** The object storage did not do what it was asked; a later attempt can succeed. */
export class StorageFailure extends Error {
  override readonly name = 'StorageFailure';
  /** An HTTP status of the storage, or the name of a network error. */
  readonly code: string;

  /** @param code the log shows it, so it contains no key of a file */
  constructor(code: string, cause?: unknown) {
    super(`The object storage failed: ${code}.`, { cause });
    this.code = code;
  }
}
