import { createHash } from 'node:crypto';
import { dirname, normalize } from 'node:path';
import { toVisitByTurn, toVisits } from './visits.mjs';

/** A tenth of what did not change is opened each time. */
const PARTS = 10;

/** The visits of the entries whose id or file contains one of the names; of all entries without a name. */
export function chooseByName(entries, names) {
  const isNamed = ({ id, importPath }) =>
    names.some((name) => id.includes(name) || importPath.includes(name));
  return entries.filter((entry) => names.length === 0 || isNamed(entry)).flatMap(toVisits);
}

/**
 * The short form: every visit of the entries in whose folder a file changed, and one visit each of a tenth of the rest.
 * @param changedPaths paths in the repository
 * @param turn a number that grows: the next one opens the next tenth, after a round the next way of each entry
 */
export function chooseChanged(entries, changedPaths, turn) {
  const folders = new Set(changedPaths.map(dirname));
  const isChanged = ({ importPath }) => folders.has(dirname(normalize(importPath)));
  const rest = entries.filter((entry) => !isChanged(entry) && toPart(entry) === turn % PARTS);
  return [
    ...entries.filter(isChanged).flatMap(toVisits),
    ...rest.map((entry) => toVisitByTurn(entry, Math.floor(turn / PARTS))),
  ];
}

/** Which tenth an entry belongs to; by its id, so that a new story moves no other one. */
function toPart({ id }) {
  return createHash('sha256').update(id).digest().readUInt16BE() % PARTS;
}
