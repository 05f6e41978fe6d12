import type { ReactNode } from 'react';
import { ScrollRestoration, useRouteLoaderData } from 'react-router';
import type { loader } from '../../../site/app/root.tsx';
import { SiteFrame } from '../../../site/app/shell/site-frame.tsx';

/** The frame of the site around a page or an error; the site has it in its document. */
export function PageFrame({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <SiteFrame data={useRouteLoaderData<typeof loader>('root')}>{children}</SiteFrame>
      <ScrollRestoration />
    </>
  );
}
