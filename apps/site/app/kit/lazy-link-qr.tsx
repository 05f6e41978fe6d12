import { Skeleton } from '@pgm/ui/primitives/skeleton';
import { Suspense, lazy } from 'react';

// The page does not need the code that draws the QR code; without it, the address still works.
const LinkQr = lazy(() => import('./link-qr.tsx').catch(() => import('./no-link-qr.tsx')));

/** An address as a QR code, whose code is loaded separately. @param label English */
export function LazyLinkQr(props: { label: string; link: string }) {
  return (
    <Suspense fallback={<Skeleton className="size-full" />}>
      <LinkQr {...props} />
    </Suspense>
  );
}
