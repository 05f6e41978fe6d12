/** The entry of a turn: after the last one comes the first one again. */
export function pickInTurn<Entry>(all: readonly Entry[], turn: number): Entry {
  const entry = all[turn % all.length];
  if (entry === undefined) throw new Error('There is nothing to pick from.');
  return entry;
}
