declare global {
  interface Window {
    /**
     * The browser API that reports close requests of the device, such as Back on Android; not every browser has
     * it.
     */
    readonly CloseWatcher?: new () => EventTarget & {
      /** Acts like Back. */
      requestClose(): void;
      /** Stops listening. */
      destroy(): void;
    };
  }
}

/**
 * Notifies the caller when the user presses Back. Browsers on Android then stay on the page; others have already
 * gone back at that time: to prevent it, the history would need an entry that the router, which counts its
 * entries, does not know.
 * @returns stops the notifications
 */
export function watchBack(notify: () => void): () => void {
  const watcher = window.CloseWatcher && new window.CloseWatcher();
  watcher?.addEventListener('close', notify);
  addEventListener('popstate', notify);
  return () => {
    watcher?.destroy();
    removeEventListener('popstate', notify);
  };
}
