import type { ShareView } from '@pgm/machines/shell/share';
import { ShareButton } from '@pgm/ui/shell/share-button';
import { useEffect, useRef, useState } from 'react';
import type { Sharing } from './sharing.ts';

const loadSharing = () => import('./sharing.ts');

/** When the preload fails offline, the press loads it or reports the failure. */
const preload = () => void loadSharing().catch(() => undefined);

/** The share button of a page; its code is loaded when the user is about to press it. */
export function ShareOffer() {
  const [view, setView] = useState<Partial<ShareView>>({});
  const sharing = useRef<Sharing>(undefined);
  useEffect(() => () => sharing.current?.stop(), []);

  const share = async () => {
    try {
      const { startSharing } = await loadSharing();
      sharing.current ??= startSharing(setView);
      sharing.current.share();
    } catch {
      setView({ note: 'You seem to be offline. Check your connection and try again.' });
    }
  };
  return (
    <ShareButton
      {...view}
      onShare={() => void share()}
      onHide={() => sharing.current?.hide()}
      onPointerDown={preload}
      onFocus={preload}
    />
  );
}
