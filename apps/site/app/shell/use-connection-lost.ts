import { useEffect, useState } from 'react';

/** Loads the code that reports a lost connection. */
export const loadConnection = () => import('../flows/shell/connection/connection.flow.tsx');

/** Whether the browser has been offline at any time since this page was opened. */
export function useConnectionLost(): boolean {
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    const lose = () => setLost(true);
    if (!navigator.onLine) lose();
    addEventListener('offline', lose);
    return () => removeEventListener('offline', lose);
  }, []);
  return isLost;
}
