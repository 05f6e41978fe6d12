import type { FooterProps } from '@pgm/ui/shell/footer';
import { Suspense } from 'react';
import { lazyComponent } from '../hydration/lazy-component.tsx';
import { useAccountParts } from '../kit/account-code.ts';
import { loadShell, useIsShellWanted } from './load-shell.ts';
import { loadSlowCalls, useSlowCalls } from './use-slow-calls.ts';

const Shell = lazyComponent(loadShell);
const SlowCalls = lazyComponent(loadSlowCalls);

interface AbovePageProps {
  readonly categories: NonNullable<FooterProps['categories']>;
}

/**
 * What opens above a page once its code is loaded: menu and search, the parts of the account, the question about slow calls.
 * Each renders alone: with the shell around the page, a hundred links would render again, at once, as soon as one of them comes.
 */
export const AbovePage = ({ categories }: AbovePageProps) => (
  <>
    <OpenedShell categories={categories} />
    <Account />
    <SlowCallsQuestion />
  </>
);

function OpenedShell({ categories }: AbovePageProps) {
  return (
    useIsShellWanted() && (
      <Suspense>
        <Shell categories={categories} />
      </Suspense>
    )
  );
}

function Account() {
  const Parts = useAccountParts();
  return Parts && <Parts />;
}

function SlowCallsQuestion() {
  return (
    useSlowCalls() && (
      <Suspense>
        <SlowCalls />
      </Suspense>
    )
  );
}
