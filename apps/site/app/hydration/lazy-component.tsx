import { type ComponentType, type ReactNode, lazy } from 'react';
import { HydrationMark } from './hydration-mark.tsx';

const Nothing = () => null;

/**
 * A part of the page that is loaded when it is needed. Offline, `Instead` replaces it, so that the rest of the
 * page stays. If the server renders it, what is pressed in its first element before hydration is repeated.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  Instead: (props: Props) => ReactNode = Nothing,
) {
  return lazy(async () => {
    const { default: Part } = await load().catch(() => ({ default: Instead }));
    const MarkedPart = (props: Props) => (
      <>
        <HydrationMark />
        <Part {...props} />
      </>
    );
    return { default: MarkedPart };
  });
}
