import { createContext, use, type ComponentProps, type ComponentType, type ReactNode } from 'react';

/** Native `<a>` props; `href` is a path of the site or a full URL. */
export type LinkProps = ComponentProps<'a'> & { href: string };

/** The component that the app uses instead of `<a>`, usually its router's link. */
export type LinkComponent = ComponentType<LinkProps>;

const PlainLink: LinkComponent = (props) => <a {...props} />;

const LinkContext = createContext<LinkComponent>(PlainLink);

/** Makes every link inside it navigate through `component`. */
export function LinkProvider({ component, children }: { component: LinkComponent; children: ReactNode }) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/** A link without its own style: the base of cards, navigation and `TextLink`. */
export function Link(props: LinkProps) {
  const Component = use(LinkContext);
  return <Component {...props} />;
}
