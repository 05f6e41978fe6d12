import { describe, expect, it } from 'vitest';
import { withUnsetFacts } from './unset-facts.ts';

const PAGE = '<html><head><title>Shop</title></head><body><main>Honey</main></body></html>';

describe("the developer's banner", () => {
  it('names every fact that is not set, once, behind the page', () => {
    const html = withUnsetFacts(PAGE, ['gstin', 'posts.nodalOfficer']);
    expect(html).toContain('<summary>2 company facts are not set</summary>');
    expect(html).toMatch(/<\/main><aside .*: gstin, posts\.nodalOfficer\.<\/details><\/aside><\/body>/);
  });

  it('is absent where all facts are set', () => {
    expect(withUnsetFacts(PAGE, [])).toBe(PAGE);
  });
});
