/** The current key, then those of the other secrets while `AUTH_SECRET` is replaced. */
export type Keyring = readonly [Uint8Array, ...Uint8Array[]];

/** What is made with each key: first with the current one. */
export type WithEachKey = readonly [string, ...string[]];

/** Makes the same with each key, such as the forms in which a subject may be stored. */
export function withEachKey([current, ...others]: Keyring, make: (key: Uint8Array) => string): WithEachKey {
  return [make(current), ...others.map(make)];
}
