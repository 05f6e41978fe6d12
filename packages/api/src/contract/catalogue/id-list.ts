import * as z from 'zod/mini';

const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;

/**
 * Ids separated by commas, `max` at most; in one order, so that one choice has one spelling.
 * @param label what an id names, such as 'Brand'
 */
export function idList(label: string, max: number) {
  const name = label.toLowerCase();
  return z.string().check(
    z.maxLength(max * 37, { error: `${label} must be at most ${max} ids of ${name}s`, abort: true }),
    z.overwrite((ids) => [...new Set(ids.toLowerCase().split(','))].toSorted().join(',')),
    z.refine((ids) => ids.split(',').every((id) => UUID.test(id)), `${label} must be the id of a ${name}`),
  );
}
