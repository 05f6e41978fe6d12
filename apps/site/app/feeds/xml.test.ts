import { expect, it } from 'vitest';
import { element, textElement, xmlDocument } from './xml.ts';

it('texts and attributes are escaped once', () => {
  const link = element('link', { href: '/a?b=1&c="2"' });
  expect(element('item', {}, textElement('title', "Tom's <b> & co"), link).xml).toBe(
    '<item><title>Tom&apos;s &lt;b&gt; &amp; co</title><link href="/a?b=1&amp;c=&quot;2&quot;"/></item>',
  );
});

it('characters that XML cannot contain are left out, and letters of every script stay', () => {
  expect(textElement('title', 'नीम\u0000\u000b 🌿\ud800\ufffe').xml).toBe('<title>नीम 🌿</title>');
});

it('a document begins with the XML declaration', () => {
  expect(xmlDocument(element('rss'))).toBe('<?xml version="1.0" encoding="UTF-8"?>\n<rss/>\n');
});
