import { setImmediate } from 'node:timers/promises';

/** So many small computations run before other work gets its turn. */
const STEP = 10;

/** Turns each entry into a value, with pauses in which the process does other work, such as responding to requests. */
export async function mapYielding<Entry, Value>(
  entries: readonly Entry[],
  toValue: (entry: Entry) => Value,
): Promise<Value[]> {
  const values: Value[] = [];
  for (const entry of entries) {
    values.push(toValue(entry));
    if (values.length % STEP === 0) await setImmediate();
  }
  return values;
}
