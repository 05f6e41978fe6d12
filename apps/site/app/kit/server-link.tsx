import { RouterLink, type SiteLinkProps } from './router-link.tsx';

/** The element of {@link RouterLink}: a page has a hundred links, and a server needs nothing else of them. */
export function ServerLink(props: SiteLinkProps) {
  const { href, state: _, ...native } = props;
  if (!href.startsWith('/')) return <RouterLink {...props} />;
  return <a {...native} href={href} data-discover="true" />;
}
