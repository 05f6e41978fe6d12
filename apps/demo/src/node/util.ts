type Callback<Value> = (error: Error | null, value: Value) => void;

/** Makes a function with a callback return a promise. */
export const promisify =
  <Args extends readonly unknown[], Value>(task: (...args: [...Args, Callback<Value>]) => void) =>
  (...args: Args) =>
    new Promise<Value>((resolve, reject) =>
      task(...args, (error, value) => (error ? reject(error) : resolve(value))),
    );

/** Whether two values of JSON are equal, whatever the order of their properties. */
export function isDeepStrictEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!(one instanceof Object && other instanceof Object) || Array.isArray(one) !== Array.isArray(other))
    return false;
  const [ones, others] = [new Map(Object.entries(one)), new Map(Object.entries(other))];
  return (
    ones.size === others.size &&
    [...ones].every(([name, value]) => isDeepStrictEqual(value, others.get(name)))
  );
}
