import { useEffect, useState } from 'react';
import { watchPendingCalls } from '../kit/pending-calls.ts';

/** Loads the code that asks what to do about slow calls. */
export const loadSlowCalls = () => import('../flows/shell/slow-calls/slow-calls.flow.tsx');

/** How long a call may take before that code is loaded, in ms: soon the visitor is asked. An upload shows its progress before. */
const LOAD_AFTER_MS = { call: 5000, upload: 0 };

/** Whether a call of this page has taken so long at any time that the visitor may soon be asked what to do. */
export function useSlowCalls(): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (isSlow) return;
    const timers = new Map<number, ReturnType<typeof setTimeout>>();
    const stop = watchPendingCalls((report) => {
      if (report.type === 'call.sent') {
        const delay = report.isUpload ? LOAD_AFTER_MS.upload : LOAD_AFTER_MS.call;
        timers.set(report.id, setTimeout(setSlow, delay, true));
      } else if (report.type === 'call.ended') {
        clearTimeout(timers.get(report.id));
        timers.delete(report.id);
      }
    });
    return () => {
      stop();
      for (const timer of timers.values()) clearTimeout(timer);
    };
  }, [isSlow]);
  return isSlow;
}
