import { describe, expect, it } from 'vitest';
import { requestedPage } from './requested-page.ts';

describe('the page that was requested before the login', () => {
  it('is the one of the history entry, else the one of the address', () => {
    const search = '?from=%2Fmanage%2Forders%3Fpage%3D2&lang=hi';
    expect(requestedPage({ search, state: null })).toBe('/manage/orders?page=2');
    expect(requestedPage({ search, state: { from: '/checkout' } })).toBe('/checkout');
    expect(requestedPage({ search: '?lang=hi', state: { registered: true } })).toBeUndefined();
  });

  it.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', ''])(
    'is never another site, such as %j',
    (from) => {
      expect(requestedPage({ search: `?from=${encodeURIComponent(from)}`, state: null })).toBeUndefined();
      expect(requestedPage({ search: '', state: { from } })).toBeUndefined();
    },
  );
});
