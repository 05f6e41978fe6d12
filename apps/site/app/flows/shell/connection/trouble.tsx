import { OfflinePage } from '@pgm/ui/shell/offline-page';
import { ServerError, type ServerErrorProps } from '@pgm/ui/shell/server-error';
import { useEffect, useState } from 'react';
import { openCachedPage } from './open-cached-page.ts';
import { reloadWhenBack } from './reload-when-back.ts';

/** Replaces a page that failed, because of a server error or because the browser is offline. */
export default function Trouble(props: ServerErrorProps) {
  // The value at the time of the failure: when the browser is online again, the page still has to be requested
  // again. The server has no such value.
  const [isOffline] = useState(() => navigator.onLine === false);
  useEffect(() => {
    if (!isOffline) return;
    void openCachedPage();
    return reloadWhenBack(() => location.reload());
  }, [isOffline]);
  return isOffline ? <OfflinePage /> : <ServerError {...props} />;
}
