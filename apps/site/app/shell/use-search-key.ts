import { useEffect } from 'react';
import { openSearchByKey } from './load-shell.ts';

/** Opens the search palette by ⌘K and Ctrl K. */
export function useSearchKey(): void {
  useEffect(() => {
    const searchByKey = (event: KeyboardEvent) => {
      if (event.key !== 'k' || !(event.metaKey || event.ctrlKey)) return;
      event.preventDefault();
      void openSearchByKey();
    };
    addEventListener('keydown', searchByKey);
    return () => removeEventListener('keydown', searchByKey);
  }, []);
}
