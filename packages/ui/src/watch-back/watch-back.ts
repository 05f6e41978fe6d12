declare global {
  interface Window {
    /** A browser's own ear for what closes things on its device, such as Back on Android; not every browser has one. */
    readonly CloseWatcher?: new () => EventTarget & {
      /** Does as Back does. */
      requestClose(): void;
      /** Listens no longer. */
      destroy(): void;
    };
  }
}

/**
 * Tells when somebody presses Back. Android's browsers then leave the page where it is; others have gone back by the time
 * they tell: to hold them, the history would need an entry that the router, which counts them, does not know.
 * @returns stops telling
 */
export function watchBack(tell: () => void): () => void {
  const watcher = window.CloseWatcher && new window.CloseWatcher();
  watcher?.addEventListener('close', tell);
  addEventListener('popstate', tell);
  return () => {
    watcher?.destroy();
    removeEventListener('popstate', tell);
  };
}
