import { type ComponentType, type ReactNode, lazy } from 'react';

const Nothing = () => null;

/**
 * A part of the page that is loaded when it is needed. Offline, `Instead` replaces it, so that the rest of the
 * page stays.
 */
export function lazyComponent<Props>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  Instead: (props: Props) => ReactNode = Nothing,
) {
  return lazy(() => load().catch(() => ({ default: Instead })));
}
