import { startTransition, useOptimistic } from 'react';
import { useLocation, useNavigate } from 'react-router';

/**
 * The tab that the address names, the first of `tabs` where it names none, and a function that opens another one. So a
 * link can lead to a tab, and going back leads to the tab before. The opened tab is there at once, and the address
 * follows: what is typed right after the press belongs to the new tab.
 */
export function useAddressTab<Tab extends string>(
  tabs: readonly [Tab, ...Tab[]],
): readonly [Tab, (tab: Tab) => void] {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const named = new URLSearchParams(search).get('tab');
  const [tab, showTab] = useOptimistic(tabs.find((one) => one === named) ?? tabs[0]);
  const openTab = (next: Tab) => {
    const query = new URLSearchParams(search);
    query.set('tab', next);
    startTransition(async () => {
      showTab(next);
      await navigate(`${pathname}?${query}`, { preventScrollReset: true });
    });
  };
  return [tab, openTab];
}
