import { type LinkProps, LinkProvider } from '@pgm/ui/primitives/link';
import { type ReactNode, use } from 'react';
import { useLocation } from 'react-router';
import { requestedPage } from '#app/kit/requested-page.ts';
import { SiteLinkContext } from '#app/kit/router-link.tsx';

/** The page that the visitor wanted before the login page opened; undefined without one. */
export function useRequestedPage(): string | undefined {
  return requestedPage(useLocation());
}

/** Links inside it to login, sign-up and new passwords take the requested page along. */
export function RequestedPageLinks({ children }: { children: ReactNode }) {
  return <LinkProvider component={RequestedPageLink}>{children}</LinkProvider>;
}

function RequestedPageLink(props: LinkProps) {
  const from = useRequestedPage();
  const SiteLink = use(SiteLinkContext);
  const isAccount = props.href.startsWith('/Associate/');
  return <SiteLink {...props} {...(isAccount && from !== undefined && { state: { from } })} />;
}
