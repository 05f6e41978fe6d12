import { type LinkProps, LinkProvider } from '@pgm/ui/primitives/link';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { requestedPage } from '#app/kit/requested-page.ts';
import { RouterLink } from '#app/kit/router-link.tsx';

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
  const isAccount = props.href.startsWith('/Associate/');
  return <RouterLink {...props} {...(isAccount && from !== undefined && { state: { from } })} />;
}
