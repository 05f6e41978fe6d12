import { describe, expect, it } from 'vitest';
import { plainPage } from './plain-page.ts';

describe('the page that replaces others offline', () => {
  it('has only the script that reloads the page, which the policy allows', async () => {
    const policy = "script-src 'nonce-abc'";
    const page = plainPage(
      '<body><script type="module">one()</script><p>Text</p><script src="/two.js"></script></body>',
      new Response('', { headers: { 'Content-Security-Policy': policy, 'Set-Cookie': 'a=b' } }),
    );
    expect([...page.headers]).toEqual([
      ['content-security-policy', policy],
      ['content-type', 'text/html; charset=utf-8'],
    ]);
    const html = await page.text();
    expect(html).toMatch(/^<body><p>Text<\/p><script nonce="abc">\(.+\)<\/script><\/body>$/s);
    expect(html).not.toMatch(/one\(\)|two/);
  });
});
