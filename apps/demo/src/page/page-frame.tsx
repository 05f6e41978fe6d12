import { Outlet, ScrollRestoration, useLoaderData } from 'react-router';
import type { loader } from '../../../site/app/root.tsx';
import { SiteFrame } from '../../../site/app/shell/site-frame.tsx';

/** The frame of the site around a page; the site has it in its document. */
export function PageFrame() {
  return (
    <>
      <SiteFrame data={useLoaderData<typeof loader>()}>
        <Outlet />
      </SiteFrame>
      <ScrollRestoration />
    </>
  );
}
