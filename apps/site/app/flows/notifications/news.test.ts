import { NEWS } from '@pgm/api/contract';
import { hi } from '@pgm/ui/language-hi';
import { describe, expect, it } from 'vitest';

describe('what members are told of', () => {
  it.each(Object.values(NEWS))('has Hindi for "%s"', (sentence) => {
    expect(Object.keys(hi)).toContain(sentence);
  });
});
