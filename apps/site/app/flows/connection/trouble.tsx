import { OfflinePage } from '@pgm/ui/offline-page';
import { ServerError, type ServerErrorProps } from '@pgm/ui/server-error';
import { useEffect, useState } from 'react';
import { openKeptPage } from './open-kept-page.ts';
import { reloadWhenBack } from './reload-when-back.ts';

/** Stands where a page would that failed: on our side, or since there is no line. */
export default function Trouble(props: ServerErrorProps) {
  // As it was then: when the line is back, the page still has to be asked for again. A server knows of no line.
  const [isOffline] = useState(() => navigator.onLine === false);
  useEffect(() => {
    if (!isOffline) return;
    void openKeptPage();
    return reloadWhenBack(() => location.reload());
  }, [isOffline]);
  return isOffline ? <OfflinePage /> : <ServerError {...props} />;
}
