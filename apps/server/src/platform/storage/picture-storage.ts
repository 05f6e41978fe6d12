/** Keeps files by key, such as `products/tulsi-drops-front`; several processes may share one. */
export interface PictureStorage {
  /** The bytes kept under `key`, or undefined. */
  readonly read: (key: string) => Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** Keeps `bytes` under `key`, replacing what was there; a reader never sees half of them. */
  readonly write: (key: string, bytes: Uint8Array) => Promise<void>;
  /** Forgets what is kept under `key`; nothing there is as good. */
  readonly remove: (key: string) => Promise<void>;
}
