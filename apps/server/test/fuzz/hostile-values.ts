import * as fc from 'fast-check';

const LONG = 'x'.repeat(20_000);

/** Texts that programs stumble over. */
export const HOSTILE_TEXTS: readonly string[] = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\u202e\u200d\ufeff',
  '__proto__',
  'constructor',
  'undefined',
  'null',
  'NaN',
  '-0',
  '1e999',
  '0x10',
  '१२३४५६',
  '-1',
  '9007199254740993',
  "' or 1=1; --",
  '%',
  '_',
  '\\',
  '%00',
  '%E0%A4%A',
  '../../etc/passwd',
  '..%2f..%2f',
  '{"$ne":""}',
  '[]',
  '<script>alert(1)</script>',
  '=1+1',
  '9999-12-31',
  '0000-00-00',
  '+275760-09-13T00:00:00.000Z',
  '👩‍👩‍👧‍👦'.repeat(20),
  'e\u0301'.repeat(50),
  '00000000-0000-0000-0000-000000000000',
  LONG,
];

/** Values of the wrong type, and texts that programs stumble over. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(...HOSTILE_TEXTS),
  fc.constantFrom<unknown>(null, true, 0, -0, -1, 1.5, 1e308, 2 ** 53, 2 ** 31, [], {}, [[]], ['x', 'y']),
  fc.constant(Array.from({ length: 1000 }, () => 'x')),
  fc.jsonValue({ maxDepth: 4 }),
);
