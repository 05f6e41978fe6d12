import { Heading } from '@storybook/addon-docs/blocks';
import { toId } from 'storybook/internal/csf';
import uses from 'virtual:uses';

/** The pages of what uses a component or a screen; nothing for what is used by routes alone. */
export function UsedIn({ title }: { readonly title: string }) {
  const users = uses[title] ?? [];
  if (users.length === 0) return null;
  return (
    <>
      <Heading>Used in</Heading>
      <ul className="docs-links">
        {users.map((user) => (
          <li key={user}>
            <a href={`./?path=/docs/${toId(user, 'docs')}`} target="_top">
              {user}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
