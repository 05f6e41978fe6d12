import { describe, expect, it } from 'vitest';
import { fillTemplate } from './reply-template.ts';

const TEMPLATE = { english: 'Dear {name}, see {number}.', hindi: '{name} जी, {number} देखें।' };

describe('a template of replies', () => {
  it.each([
    ['en', 'Dear Asha, see GR-2026-000123.'],
    ['hi', 'Asha जी, GR-2026-000123 देखें।'],
  ] as const)('is filled in the language %s', (language, text) => {
    expect(fillTemplate(TEMPLATE, { language, name: 'Asha', number: 'GR-2026-000123' })).toBe(text);
  });

  it('leaves braces in a name as they are', () => {
    expect(fillTemplate(TEMPLATE, { language: 'en', name: '{number}', number: 'GR-1' })).toBe(
      'Dear {number}, see GR-1.',
    );
  });
});
