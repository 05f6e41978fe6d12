import { useEffect, useState } from 'react';

/** Loads what tells of a line that is lost. */
export const loadConnection = () => import('../flows/connection/connection.flow.tsx');

/** Whether the browser has been without a line since this page was opened. */
export function useLineLost(): boolean {
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    const lose = () => setLost(true);
    if (!navigator.onLine) lose();
    addEventListener('offline', lose);
    return () => removeEventListener('offline', lose);
  }, []);
  return isLost;
}
