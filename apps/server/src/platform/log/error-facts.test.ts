import { DrizzleQueryError } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { errorFacts } from './error-facts.ts';

describe('what a log line says of an error', () => {
  it('names the database error and its place, and none of the values of the query', () => {
    const cause = Object.assign(new Error('Key (mobile)=(9876543210) already exists'), {
      code: '23505',
      constraint: 'users_mobile_key',
    });
    const facts = errorFacts(new DrizzleQueryError('insert …', ['Sunita Verma', '9876543210'], cause));
    expect(facts).toMatchObject({ cause: { code: '23505', constraint: 'users_mobile_key' } });
    expect(JSON.stringify(facts)).toContain('error-facts.test.ts');
    expect(JSON.stringify(facts)).not.toMatch(/Sunita|9876543210/);
  });

  it('says of something that is no error only what kind of thing it is', () => {
    expect(errorFacts('9876543210')).toEqual({ type: 'string' });
  });
});
