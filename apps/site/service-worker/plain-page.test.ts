import { describe, expect, it } from 'vitest';
import { plainPage } from './plain-page.ts';

/** What is kept of a page with this body. */
async function kept(body: string, headers: Record<string, string> = {}): Promise<string> {
  const html = await plainPage(`<body>${body}</body>`, new Response('', { headers })).text();
  const [before = '', script] = html.split('<script');
  expect(script).toContain('location.reload()');
  return before;
}

describe('the page that stands in for others', () => {
  it('has none of its scripts but the one that loads the page itself, which the policy allows', async () => {
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

  it('invites nobody to log in, in the header or in the bar, and leaves other links', async () => {
    const others = '<a class="x" href="/">Home</a><ul><li><a href="/manage/orders">Orders</a></li></ul>';
    const inHeader =
      '<a class="y" href="/Associate/login" data-discover="true">New Member? <b>SignIn</b></a>';
    const inBar =
      '<ul><li><a href="/Associate/login"><svg></svg>Login</a></li><li><a href="/x">X</a></li></ul>';
    expect(await kept(others + inHeader + inBar + others)).toBe(
      `<body>${others}<ul><li><a href="/x">X</a></li></ul>${others}`,
    );
  });
});
