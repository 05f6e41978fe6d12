import { expect, it } from 'vitest';
import { rssFeed } from './rss.ts';

const news = {
  title: 'News – PGM Wellness',
  description: 'What is new.',
  path: '/Shop/news',
  feedPath: '/Shop/news.xml',
  language: 'en',
  origin: 'https://shop.example.in',
  items: [
    { path: '/Shop/news/returns', title: 'Cash & carry', description: 'Two sentences.', date: '2026-11-09' },
  ],
} as const;

it('a feed shows the dates of its articles in the form of RFC 822 and in the time of India', () => {
  const feed = rssFeed(news);
  expect(feed).toContain('<pubDate>Mon, 09 Nov 2026 00:00:00 +0530</pubDate>');
  expect(feed).toContain('<title>Cash &amp; carry</title>');
  expect(feed).toContain('<guid isPermaLink="true">https://shop.example.in/Shop/news/returns</guid>');
  expect(feed).toContain('type="application/rss+xml" href="https://shop.example.in/Shop/news.xml"/>');
});

it('a feed in Hindi links to pages in Hindi', () => {
  const feed = rssFeed({ ...news, language: 'hi' });
  expect(feed).toContain('<language>hi-in</language>');
  expect(feed).toContain('<link>https://shop.example.in/Shop/news/returns?lang=hi</link>');
});

it('a feed without articles is still a valid feed', () => {
  expect(rssFeed({ ...news, items: [] })).not.toMatch(/lastBuildDate|<item>/);
});

it('a feed has the images of its articles', () => {
  const [returns] = news.items;
  const image = '/media/media/bees/social.jpg';
  expect(rssFeed({ ...news, items: [{ ...returns, image }] })).toContain(
    `<media:content url="https://shop.example.in${image}" medium="image" type="image/jpeg"/>`,
  );
});
