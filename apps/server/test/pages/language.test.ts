import { describe, expect, it } from 'vitest';
import { openShop } from './shop.ts';
import { WrittenPage } from './written-page.ts';

const app = openShop();

const HINDI = { Cookie: 'language=hi' };

describe('the language of a page', () => {
  it('is that of the address, else that of the cookie, also for pages that are cached for many visitors', async () => {
    for (let round = 0; round < 2; round += 1) {
      for (const [path, headers, language] of [
        ['/products/', {}, 'en'],
        ['/products/', HINDI, 'hi'],
        ['/products/?lang=hi', {}, 'hi'],
        ['/products/?lang=en', HINDI, 'en'],
      ] as const) {
        const page = await WrittenPage.at(app, path, headers);
        expect([path, page.language]).toEqual([path, language]);
        expect(page.headers.get('Vary')).toContain('Cookie');
      }
    }
  });

  it('is that of the cookie in the data of a page, too', async () => {
    for (const [language, heading] of [
      ['en', 'Our team'],
      ['hi', 'हमारी टीम'],
    ] as const) {
      const data = await WrittenPage.at(app, '/about/ourteam.data', { Cookie: `language=${language}` });
      expect(data.headers.get('Vary')).toContain('Cookie');
      expect(data.html).toContain(heading);
    }
  });

  it('is changed by a link of the header, or of the footer where there is no header, without scripts', async () => {
    const sorted = await WrittenPage.at(app, '/products/?sort=name');
    const hindi = await WrittenPage.at(app, sorted.linkTo('हिन्दी', 'header') ?? '');
    expect([hindi.language, hindi.heading]).toEqual(['hi', 'दुकान']);
    expect(hindi.headers.get('Set-Cookie')).toMatch(/^language=hi; .*SameSite=Lax/);
    expect(hindi.html).toMatch(/<option value="name" selected/);

    const signUp = await WrittenPage.at(app, '/Associate/signup?ref=ASHA2023');
    const inHindi = await WrittenPage.at(app, signUp.linkTo('हिन्दी', 'footer') ?? '');
    expect(inHindi.heading).toBe('साइन अप');
  });

  it('changes back by the same link', async () => {
    const hindi = await WrittenPage.at(app, '/about/ourteam?lang=hi');
    expect(hindi.linkTo('English', 'header')).toBe('/about/ourteam?lang=en');
  });
});

describe('a page that a member recommended', () => {
  const withoutNonce = async (path: string) =>
    (await WrittenPage.at(app, path)).html.replaceAll(/nonce="[^"]*"/g, '');

  it('is the same as without the code, and does not contain it', async () => {
    const plain = await withoutNonce('/about/ourteam');
    expect(await withoutNonce('/about/ourteam?ref=ASHA2023')).toBe(plain);
    expect(plain).not.toContain('ASHA2023');
  });
});
