import type { Meta, StoryObj } from '@storybook/react-vite';
import { listTokens } from './tokens.ts';

function Swatch({ name }: { name: string }) {
  return (
    <li className="overflow-hidden rounded-card border border-line-strong bg-surface">
      <div className="h-20 border-b" style={{ background: `var(--color-${name})` }} />
      <p className="px-3 py-2 text-note font-medium">{name}</p>
    </li>
  );
}

/**
 * All colours, each defined once for light and dark. The name says what a colour is for: `leaf` is for actions,
 * `spice` and `turmeric` are for points and offers, `credit` and `debit` for incoming and outgoing amounts. All
 * pairs of text and background reach WCAG AA in both themes; a test computes them.
 */
function Colours() {
  return (
    <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-5">
      {listTokens('color').map((name) => (
        <Swatch key={name} name={name} />
      ))}
    </ul>
  );
}

const meta = { title: 'Foundations/Colours', component: Colours } satisfies Meta<typeof Colours>;
export default meta;

export const All: StoryObj<typeof meta> = {};
