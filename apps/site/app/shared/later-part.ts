import { type ComponentType, type ReactNode, lazy } from 'react';

const Nothing = () => null;

/** A part of the page that is loaded when it is needed. Without a line `Instead` stands there: the page must not go with it. */
export function laterPart<Props>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  Instead: () => ReactNode = Nothing,
) {
  return lazy(() => load().catch(() => ({ default: Instead })));
}
