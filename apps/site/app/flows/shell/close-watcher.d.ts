/** A browser's own ear for what closes things on its device, such as Back on Android; TypeScript does not know it yet. */
declare class CloseWatcher extends EventTarget {
  /** Does as Back does. */
  requestClose(): void;
  /** Listens no longer. */
  destroy(): void;
}

interface Window {
  /** Absent in browsers that have no such thing. */
  readonly CloseWatcher?: typeof CloseWatcher;
}
