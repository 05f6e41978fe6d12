import type { Endpoint } from '@pgm/api/contract';
import * as fc from 'fast-check';
import * as z from 'zod';
import { HOSTILE_TEXTS, hostileValue } from './hostile-values.ts';

/** The parts of a JSON schema that the contract uses. */
const Schema = z.looseObject({
  type: z.optional(z.string()),
  const: z.optional(z.unknown()),
  enum: z.optional(z.array(z.unknown())),
  anyOf: z.optional(z.array(z.unknown())),
  oneOf: z.optional(z.array(z.unknown())),
  allOf: z.optional(z.array(z.looseObject({ pattern: z.optional(z.string()) }))),
  pattern: z.optional(z.string()),
  format: z.optional(z.string()),
  minLength: z.optional(z.int()),
  maxLength: z.optional(z.int()),
  minimum: z.optional(z.number()),
  maximum: z.optional(z.number()),
  exclusiveMinimum: z.optional(z.number()),
  properties: z.optional(z.record(z.string(), z.unknown())),
  required: z.optional(z.array(z.string())),
  items: z.optional(z.unknown()),
  minItems: z.optional(z.int()),
  maxItems: z.optional(z.int()),
  propertyNames: z.optional(z.unknown()),
  additionalProperties: z.optional(z.unknown()),
});
type Schema = z.infer<typeof Schema>;

/** How the values of a request are chosen. */
export interface Choice {
  /** Values that a field with this name often has, such as the ids of stored records. */
  readonly usual: (field: string) => readonly unknown[];
  /** Whether some values do not have the type, the length or the pattern of their field. */
  readonly isHostile: boolean;
}

/** Values of a schema. */
export function toValues(schema: unknown, choice: Choice, field = ''): fc.Arbitrary<unknown> {
  const fitting = toFitting(Schema.parse(schema), choice, field);
  return choice.isHostile
    ? fc.oneof({ arbitrary: fitting, weight: 10 }, { arbitrary: hostileValue, weight: 1 })
    : fitting;
}

function toFitting(schema: Schema, choice: Choice, field: string): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return fc.oneof(...options.map((option) => toValues(option, choice, field)));
  switch (schema.type) {
    case 'string':
      return toTexts(schema, choice, field);
    case 'integer':
      return toNumbers(schema, choice, field).map(Math.round);
    case 'number':
      return toNumbers(schema, choice, field);
    case 'boolean':
      return fc.boolean();
    case 'array':
      return toLists(schema, choice, field);
    case 'object':
      return schema.properties ? toRecords(schema, choice) : toMaps(schema, choice);
    default:
      return hostileValue;
  }
}

function toLists({ items, minItems = 0, maxItems = 4 }: Schema, choice: Choice, field: string) {
  return fc.array(toValues(items, choice, field), { minLength: minItems, maxLength: Math.min(maxItems, 4) });
}

function toRecords({ properties = {}, required = [] }: Schema, choice: Choice): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, toValues(schema, choice, name)]),
  );
  const complete = fc.record(fields, { requiredKeys: required });
  if (!choice.isHostile) return complete;
  const incomplete = fc.record(fields, { requiredKeys: [] });
  const larger = fc
    .tuple(complete, fc.constantFrom('__proto__', 'constructor', 'roles', 'userId', 'price'), hostileValue)
    .map(([record, name, value]) => Object.fromEntries([...Object.entries(record), [name, value]]));
  return fc.oneof(
    { arbitrary: complete, weight: 6 },
    { arbitrary: incomplete, weight: 1 },
    { arbitrary: larger, weight: 1 },
  );
}

function toMaps({ propertyNames = { type: 'string' }, additionalProperties = {} }: Schema, choice: Choice) {
  const name = toFitting(Schema.parse(propertyNames), choice, '').map(String);
  return fc.dictionary(name, toValues(additionalProperties, choice), { maxKeys: 4 });
}

function toTexts(schema: Schema, { usual, isHostile }: Choice, field: string): fc.Arbitrary<unknown> {
  const { minLength = 0, maxLength = 100 } = schema;
  const known = usual(field).map(String);
  const patterns = [schema.pattern, ...(schema.allOf ?? []).map(({ pattern }) => pattern)];
  const matching = patterns.flatMap((pattern) => (pattern === undefined ? [] : toMatching(pattern)));
  const text = fc.string({
    unit: 'grapheme',
    minLength,
    maxLength: Math.max(minLength, Math.min(maxLength, 60)),
  });
  const fitting =
    known.length > 0 ? fc.constantFrom(...known) : fc.oneof(...(matching.length > 0 ? matching : [text]));
  if (!isHostile) return fitting;
  return fc.oneof(
    { arbitrary: fitting, weight: 6 },
    { arbitrary: text, weight: 1 },
    { arbitrary: fc.constantFrom('x'.repeat(maxLength), 'ह'.repeat(maxLength + 1)), weight: 1 },
    { arbitrary: schema.format === 'uuid' ? fc.uuid() : fc.constantFrom(...HOSTILE_TEXTS), weight: 1 },
  );
}

/** Texts that match a pattern; none for a pattern of which no texts can be made. */
function toMatching(pattern: string): fc.Arbitrary<string>[] {
  try {
    return [fc.stringMatching(new RegExp(pattern, 'u'), { maxLength: 60 })];
  } catch {
    return [];
  }
}

function toNumbers(schema: Schema, { usual, isHostile }: Choice, field: string): fc.Arbitrary<number> {
  const known = usual(field).map(Number).filter(Number.isFinite);
  const min = schema.minimum ?? schema.exclusiveMinimum ?? 0;
  const max = schema.maximum ?? 1e9;
  const fitting =
    known.length > 0
      ? fc.constantFrom(...known)
      : fc.oneof(
          fc.constantFrom(min, max),
          fc.double({ min, max, noNaN: true }),
          fc.integer({ min: Math.ceil(min), max: Math.min(Math.floor(max), min + 5) }),
        );
  if (!isHostile) return fitting;
  return fc.oneof(
    { arbitrary: fitting, weight: 4 },
    { arbitrary: fc.constantFrom(min - 1, max + 1, 2 ** 31, 2 ** 53, 1e-7), weight: 1 },
  );
}

/** The fields of an object; a value of another type has none. */
export function toFields(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}

/** The JSON schema of an input. */
export function toSchema(schema: Endpoint['body']): unknown {
  if (schema === undefined) return { type: 'object', properties: {} };
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
}
