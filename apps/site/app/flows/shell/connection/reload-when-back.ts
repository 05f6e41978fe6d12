/**
 * Reloads this page when the site can be reached again: it checks when the browser is online, after 2 and 5 s,
 * and then every 15 s, for browsers that do not notice. It uses nothing outside of itself: the service worker
 * also writes its source text into a page that has no other script.
 * @param reload loads the page again; called once
 * @returns stops the checks
 */
export function reloadWhenBack(reload: () => void): () => void {
  const SLOWEST_MS = 15_000;
  const PATIENCE_MS = 10_000;
  const first = [2000, 5000];
  let waits = [...first];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;

  const isThere = async () => {
    if (!navigator.onLine) return false;
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const result = await fetch('/healthz', { method: 'HEAD', cache: 'no-store', signal });
    return result.status < 500;
  };
  const look = async () => {
    const isBack = await isThere().catch(() => false);
    if (isOver) return;
    if (!isBack) {
      scheduleCheck();
      return;
    }
    stop();
    reload();
  };
  const scheduleCheck = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void look(), waits.shift() ?? SLOWEST_MS);
  };
  const lookNow = () => {
    waits = [0, ...first];
    scheduleCheck();
  };
  const stop = () => {
    isOver = true;
    clearTimeout(timer);
    removeEventListener('online', lookNow);
    removeEventListener('beforeunload', stop);
  };

  addEventListener('online', lookNow);
  // The visitor who has pressed a link is on the way to another page.
  addEventListener('beforeunload', stop);
  scheduleCheck();
  return stop;
}
