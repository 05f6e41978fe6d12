import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, Suspense, lazy } from 'react';
import { flowSource } from './flow-source.ts';

// Loaded with the first docs page: stories, and the test run of all stories, need nothing of it.
const Container = lazy(() => import('./docs-container.tsx'));
const Page = lazy(() => import('./docs-page.tsx'));

/** The parameters that give every docs page the project's container, layout and code. */
export const docs = {
  container: (props: PropsWithChildren<DocsContainerProps>) => (
    <Suspense>
      <Container {...props} />
    </Suspense>
  ),
  page: () => (
    <Suspense>
      <Page />
    </Suspense>
  ),
  source: { transform: flowSource },
};
