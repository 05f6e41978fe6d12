import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { categories, products } from '../../apps/server/src/seed/catalogue/index.ts';
import { toComposed } from '../../packages/ui/src/foundations/language-hi/composed.ts';
import { composedWords } from '../../packages/ui/src/foundations/language-hi/composed-words.ts';
import { hi as visitorsHi } from '../../packages/ui/src/foundations/language-hi/hi.ts';
import { mailWords } from '../../packages/ui/src/foundations/language-hi/mail-words.ts';
import { staffHi } from '../../packages/ui/src/foundations/language-hi/staff-hi.ts';
import { HOLE, listWords } from './words/list-words.ts';
import { ROOT } from '../run/workspace.mjs';

/** All files with text that users of the site can read. */
const SHOWN = [
  'packages/ui/src/**/*.{ts,tsx}',
  'packages/machines/src/**/*.ts',
  'packages/api/src/**/*.ts',
  'apps/site/app/**/*.{ts,tsx}',
  'apps/server/src/{auth,catalogue,sales,members,company,staff,privacy}/**/*.ts',
  // Shared by all resources: the failures of the calls that users make.
  'apps/server/src/platform/http/{caller,unexpected-failure}.ts',
  'apps/server/src/platform/csv/*.ts',
  'apps/server/src/platform/messaging/{sms-gateway,smtp-mail}.ts',
  'apps/server/src/platform/payment/*.ts',
  'apps/server/src/platform/google/sign-in-failure.ts',
  'apps/server/src/platform/rate-limit/*.ts',
];

const NOT_SHOWN = [
  '**/*.{test,stories,scenario,d}.{ts,tsx}',
  // Samples of tests and stories, and the sample data.
  'packages/ui/src/*/fixtures/**',
  'packages/machines/src/**/sample-*.ts',
  'apps/site/app/**/fake-*.ts',
  'apps/server/src/seed/**',
  'apps/server/src/company/company-facts/sample-company.ts',
  // The Hindi catalogue itself, and what contains its own Hindi.
  'packages/ui/src/foundations/language-hi/**',
  'packages/ui/src/foundations/language/months.ts',
  'apps/site/app/content/**',
  'apps/site/app/brand.ts',
  // Only staff's programs make these calls.
  'apps/server/src/catalogue/{brand,category,stock,image}/*.ts',
  'apps/server/src/*/*/staff-*',
  // The columns of CSV files, which are in English everywhere.
  'apps/server/src/**/*-columns.ts',
  // Messages to the operator of the server, or to other programs.
  'apps/server/src/platform/*.ts',
  'apps/server/src/**/*webhook*',
  'apps/server/src/company/outbox/*.ts',
  // SMS are only in English.
  'apps/server/src/**/*-{mails,message,messages}.ts',
  // Invoices and statements are printed in English.
  'apps/server/src/sales/{invoice,payout}/pdf/*.ts',
  'apps/server/src/platform/pdf/*.ts',
  // Each label of a card is in both languages: the buyer may read the other one.
  'apps/server/src/members/identity-card/draw-identity-card.ts',
  // Addresses, and texts that only search engines read.
  'apps/site/app/routes.ts',
  'apps/site/app/routes/robots.ts',
];

/** The texts that need no Hindi, with the reason. */
const ENGLISH_ONLY = new Map([
  ['An Idempotency-Key is needed.', 'Our own client sends one.'],
  ['Brand', 'A column of CSV files.'],
  ['English', 'A language calls itself by its own name.'],
  ['Former', 'A name that is never shown.'],
  ['Missing pieces: {}', 'A note, which staff read as it was written.'],
  ['Nothing that is counted', 'A call that shows nothing.'],
  ['Price', 'A column of CSV files.'],
  ['Shop/flipcard', 'The address of a page.'],
  ['Shop/gallery', 'The address of a page.'],
  ['Site is required', 'A call that shows nothing.'],
  ['Site must be the name of a site', 'A call that shows nothing.'],
  ['Sponsor', 'A column of CSV files.'],
  ['Visible', 'A column of CSV files.'],
  ['{}From', 'The name of a fact.'],
  ['{}Scan', 'The name of a fact.'],
  ['{}Until', 'The name of a fact.'],
  ['You are signed in. You can close this window.', 'Shown where a browser does not close the window.'],
]);

const sources = globSync(SHOWN, { cwd: ROOT, exclude: NOT_SHOWN });
const found = sources.flatMap((file) =>
  listWords(file, readFileSync(join(ROOT, file), 'utf8')).map((word) => ({ ...word, file })),
);
const hi = { ...visitorsHi, ...staffHi, ...mailWords };
const english = Object.keys(hi);
const composed = toComposed(composedWords, (text) => text);

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** A template has Hindi when it can match a sentence of the catalogue, or a sentence that is found by its form. */
function hasHindi(text: string): boolean {
  const pattern = new RegExp(`^${text.split(HOLE).map(escaped).join('.+')}$`, 's');
  return text in hi || composed(text) !== undefined || english.some((sentence) => pattern.test(sentence));
}

describe('the Hindi catalogue', () => {
  it('finds words in every part of the product', () => {
    const parts = new Set(found.map(({ file }) => file.split('/').slice(0, 2).join('/')));
    expect([...parts].toSorted()).toEqual([
      'apps/server',
      'apps/site',
      'packages/api',
      'packages/machines',
      'packages/ui',
    ]);
    expect(found.length).toBeGreaterThan(800);
  });

  it('has every sentence that people see', () => {
    const missing = found
      .filter(({ text }) => !ENGLISH_ONLY.has(text) && !hasHindi(text))
      .map(({ text, file, line }) => `${text} (${file}:${line})`);
    expect(missing).toEqual([]);
  });

  it('contains the names of the sample categories, and the facts of their products', () => {
    const names = [
      ...categories.map(({ name }) => name),
      ...products.flatMap((product) =>
        Object.keys({
          ...product.medicalDetails,
          ...product.medicalEquipment,
          ...product.cosmeticProducts,
          ...product.homeEssentialProducts,
          ...product.clothingDetails,
        }),
      ),
    ];
    expect(names.filter((name) => !hasHindi(name))).toEqual([]);
  });

  it('has no exception for a text that does not exist', () => {
    const there = new Set(found.map(({ text }) => text));
    expect([...ENGLISH_ONLY.keys()].filter((text) => !there.has(text))).toEqual([]);
  });
});

describe('the search for words', () => {
  const listTexts = (source: string) => listWords('planted.tsx', source).map(({ text }) => text);

  it.each([
    ["t('not configured')", 'not configured'],
    ["t(isOne ? 'one' : 'Many')", 'one', 'Many'],
    ['<Part label="items" />', 'items'],
    ["<Part title={isOne ? 'one' : undefined} />", 'one'],
    ["fail({ code: 'conflict', message: 'Sold out' })", 'Sold out'],
    ["z.minLength(1, 'Name is required')", 'Name is required'],
    ['`Only ${left} left of ${name}`', 'Only {} left of {}'],
    ['`${field} is not valid.`', '{} is not valid.'],
    ["const LINKS = [{ href: '/', label: 'Home' }]", 'Home'],
  ])('finds the words of %s', (source, ...words) => {
    expect(listTexts(source)).toEqual(words);
  });

  it.each([
    "import { Home } from './Home page.tsx'",
    "t(text, { name: 'asha' })",
    "throw new Error('It is not provided')",
    "log.warn(facts, 'The gateway is slow')",
    "mail.send({ subject: 'Your new password' })",
    "translate('About us', 'हमारे बारे में')",
    "headers.get('Content-Type')",
    "key === 'Enter'",
    "switch (key) { case 'Enter': go(); }",
    "({ 'Uttar Pradesh': '09' })",
    "({ summary: 'Places an order.' })",
    '<Part className="Planted" name="asha" />',
    '`Bearer ${token}`',
  ])('ignores %s', (source) => {
    expect(listTexts(source)).toEqual([]);
  });
});
