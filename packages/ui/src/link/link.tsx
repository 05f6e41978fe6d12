import { createContext, use, type ComponentProps, type ComponentType, type ReactNode } from 'react';

/** Native `<a>` props; `href` is an address inside the site or a whole one. */
export type LinkProps = ComponentProps<'a'> & { href: string };

/** What the app puts in place of `<a>`, usually its router's link. */
export type LinkComponent = ComponentType<LinkProps>;

const PlainLink: LinkComponent = (props) => <a {...props} />;

const LinkContext = createContext<LinkComponent>(PlainLink);

/** Makes every link inside navigate through `component`. */
export function LinkProvider({ component, children }: { component: LinkComponent; children: ReactNode }) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/** A link without a look of its own: the base of cards, navigation and `TextLink`. */
export function Link(props: LinkProps) {
  const Component = use(LinkContext);
  return <Component {...props} />;
}
