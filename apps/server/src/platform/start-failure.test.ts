import { DrizzleQueryError } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { StartFailure } from './settings.ts';
import { toStartFailure } from './start-failure.ts';

const withCode = (code: string, more: object = {}) => Object.assign(new Error(code), { code }, more);

describe('an error of the start', () => {
  it.each([
    [
      withCode('EACCES', { path: '/data/pictures' }),
      "/data/pictures can't be used (EACCES); make it readable and writable, or set another DATA_DIR.",
    ],
    [
      new DrizzleQueryError('create table …', [], withCode('42501')),
      'DATABASE_URL: its user may not create and change tables (42501).',
    ],
    [
      new DrizzleQueryError('select 1', [], new Error('Connection terminated unexpectedly')),
      'The database was lost during the start (no connection); start again when it responds.',
    ],
  ])('that an operator can correct becomes one sentence: %s', (error, sentence) => {
    expect(toStartFailure(error)).toEqual(new StartFailure(sentence));
  });

  it('that is a bug stays as it is', () => {
    const bug = new TypeError('x is not a function');
    expect(toStartFailure(bug)).toBe(bug);
  });
});
