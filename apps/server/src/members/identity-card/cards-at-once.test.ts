import { describe, expect, it } from 'vitest';
import { CardHolder } from '../../../test/card-holder.ts';
import { toStatuses } from '../../../test/identity.ts';
import { useTestApp } from '../../../test/test-app.ts';

describe('an associate who opens the identity card on several devices at once', () => {
  const app = useTestApp();

  it('has one card', async () => {
    const asha = await CardHolder.logIn(app, 'asha');
    const responses = await Promise.all(Array.from({ length: 8 }, () => asha.issue()));
    expect(toStatuses(responses)).toEqual(Array.from({ length: 8 }, () => 200));
    const cards = await Promise.all(responses.map((response) => response.json()));
    expect(new Set(cards.map((card) => JSON.stringify(card))).size).toBe(1);
    expect(await app.sql('select user_id from identity_cards')).toEqual([{ user_id: asha.id }]);
  });
});
