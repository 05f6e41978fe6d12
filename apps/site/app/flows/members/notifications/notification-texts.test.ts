import { NOTIFICATION_TEXTS } from '@pgm/api/contract';
import { hi } from '@pgm/ui/foundations/language-hi';
import { describe, expect, it } from 'vitest';

describe('the notifications of a member', () => {
  it.each(Object.values(NOTIFICATION_TEXTS))('have Hindi for "%s"', (sentence) => {
    expect(Object.keys(hi)).toContain(sentence);
  });
});
