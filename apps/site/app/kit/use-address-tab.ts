import { useLocation, useNavigate } from 'react-router';

/**
 * The tab that the address names, the first of `tabs` where it names none, and a function that opens another one. So a
 * link can lead to a tab, and going back leads to the tab before.
 */
export function useAddressTab<Tab extends string>(
  tabs: readonly [Tab, ...Tab[]],
): readonly [Tab, (tab: Tab) => void] {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const named = new URLSearchParams(search).get('tab');
  const openTab = (tab: Tab) => {
    const query = new URLSearchParams(search);
    query.set('tab', tab);
    void navigate(`${pathname}?${query}`, { preventScrollReset: true });
  };
  return [tabs.find((tab) => tab === named) ?? tabs[0], openTab];
}
