import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Tabs } from './tabs.tsx';

it('renders tabs without a style attribute, which the security policy of the site blocks', () => {
  const tabs = [
    { value: 'a', label: 'A', content: 'Content of A' },
    { value: 'b', label: 'B', content: 'Content of B' },
  ];
  const html = renderToStaticMarkup(<Tabs label="" tabs={tabs} value="a" onValueChange={() => undefined} />);
  expect(html).toContain('Content of A');
  expect(html).not.toContain('style=');
});
