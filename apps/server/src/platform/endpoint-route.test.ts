import { defineEndpoint, listCategories, ok } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { serve } from './endpoint-route.ts';

describe('serving an endpoint', () => {
  it('refuses one that is not for everyone while nothing checks who calls', () => {
    const forStaff = defineEndpoint({ ...listCategories, operation: 'listSecrets', policy: 'staff' });
    expect(() => serve(forStaff, async () => ok({ success: true, data: [] }))).toThrow(
      "listSecrets is for 'staff' callers, and nothing checks who they are.",
    );
  });
});
