import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { NotLoaded } from './not-loaded.tsx';

it('a part of a page that cannot be loaded says why, and offers to request the page again', () => {
  const html = renderToStaticMarkup(<NotLoaded />);
  expect(html).toContain('You seem to be offline. Check your connection and try again.');
  expect(html).toMatch(/<a href=""[^>]*>Try again<\/a>/);
});
