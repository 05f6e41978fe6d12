import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ColourPair, PAIRS, THEMES, contrast, toHex } from './contrast.ts';
import { listTokens } from './tokens.ts';

function Swatch({ name }: { name: string }) {
  return (
    <li className="overflow-hidden rounded-card border border-line-strong bg-surface">
      <div className="h-20 border-b" style={{ background: `var(--color-${name})` }} />
      <p className="px-3 pt-2 text-note font-medium">{name}</p>
      <p className="figures px-3 pb-2 text-note text-ink-muted">
        {[...new Set(THEMES.map((theme) => toHex(name, theme)))].join(' · ')}
      </p>
    </li>
  );
}

/**
 * All colours, each defined once for light and dark; below the name stand both values. The name says what a colour is for:
 * `leaf` is for actions, `spice` and `turmeric` are for points and offers, `credit` and `debit` for incoming and outgoing
 * amounts. All pairs of text and background reach WCAG AA in both themes; a test computes them.
 */
function Colours() {
  return (
    <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-5">
      {listTokens('color').map(({ name }) => (
        <Swatch key={name} name={name} />
      ))}
    </ul>
  );
}

/** A colour on its ground: letters, or a line where the pair is for lines alone. */
function PairRow({ pair }: { pair: ColourPair }) {
  const { name, ground, min } = pair;
  const colours = { color: `var(--color-${name})`, background: `var(--color-${ground})` };
  return (
    <tr className="border-b">
      <td className="py-2 pe-4">
        {min === 3 ? (
          <span className="block size-8" style={{ ...colours, border: '2px solid' }} />
        ) : (
          <span className="grid size-8 place-items-center font-semibold" style={colours}>
            Aa
          </span>
        )}
      </td>
      <th scope="row" className="pe-4 text-start font-normal">
        {name} on {ground}
      </th>
      {THEMES.map((theme) => (
        <td key={theme} className="figures pe-4 text-end">
          {contrast(pair, theme).toFixed(1)}
        </td>
      ))}
      <td className="figures text-end text-ink-muted">{min}</td>
    </tr>
  );
}

const meta = { title: 'Foundations/Colours', component: Colours } satisfies Meta<typeof Colours>;
export default meta;

export const All: StoryObj<typeof meta> = {};

/** Which colour stands on which, with the contrast in both themes and the minimum. */
export const Pairs: StoryObj<typeof meta> = {
  render: () => (
    <table>
      <thead>
        <tr className="border-b text-note text-ink-muted">
          <th scope="col" className="pe-4 text-start font-normal">
            Look
          </th>
          <th scope="col" className="text-start font-normal">
            Pair
          </th>
          {THEMES.map((theme) => (
            <th key={theme} scope="col" className="pe-4 text-end font-normal">
              {theme}
            </th>
          ))}
          <th scope="col" className="font-normal">
            minimum
          </th>
        </tr>
      </thead>
      <tbody>
        {PAIRS.map((pair) => (
          <PairRow key={`${pair.name} ${pair.ground}`} pair={pair} />
        ))}
      </tbody>
    </table>
  ),
};
