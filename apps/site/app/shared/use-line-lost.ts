import { useEffect, useState } from 'react';

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
