import { Heading } from '@storybook/addon-docs/blocks';
import { toId } from 'storybook/internal/csf';
import { guides } from './guides.ts';

/** When to use a component, its parts and its keys; nothing for one that is made for a single screen. */
export function GuideDocs({ title }: { readonly title: string }) {
  const guide = guides[title];
  if (guide === undefined) return null;
  const { use, instead = [], parts = [], keys = [] } = guide;
  return (
    <>
      <Heading>When to use it</Heading>
      <p>{use}</p>
      {instead.length > 0 && (
        <ul>
          {instead.map(([other, when]) => (
            <li key={other}>
              <a href={`./?path=/docs/${toId(other, 'docs')}`} target="_top">
                {other.slice(other.indexOf('/') + 1)}
              </a>{' '}
              instead: {when}.
            </li>
          ))}
        </ul>
      )}
      {parts.length > 0 && (
        <>
          <Heading>Parts</Heading>
          <ol className="docs-parts">
            {parts.map((part) => (
              <li key={part}>{part}</li>
            ))}
          </ol>
        </>
      )}
      {keys.length > 0 && (
        <>
          <Heading>Keyboard</Heading>
          <div className="docs-table">
            <table>
              <thead>
                <tr>
                  <th>Key</th>
                  <th>What it does</th>
                </tr>
              </thead>
              <tbody>
                {keys.map(([names, does]) => (
                  <tr key={does}>
                    <td>
                      {names.map((name, at) => (
                        <span key={name}>
                          {at > 0 && ', '}
                          <kbd>{name}</kbd>
                        </span>
                      ))}
                    </td>
                    <td>{does}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </>
      )}
    </>
  );
}
