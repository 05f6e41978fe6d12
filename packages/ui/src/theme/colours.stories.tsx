import type { Meta, StoryObj } from '@storybook/react-vite';
import { tokensOf } from './tokens.ts';

function Swatch({ name }: { name: string }) {
  return (
    <li className="overflow-hidden rounded-card border border-line-strong bg-surface">
      <div className="h-20 border-b" style={{ background: `var(--color-${name})` }} />
      <p className="px-3 py-2 text-note font-medium">{name}</p>
    </li>
  );
}

/**
 * Every colour there is, each defined once for light and dark. A name says what the colour is for: `leaf` carries
 * actions, `spice` and `turmeric` are for points and offers, `credit` and `debit` for what comes in and goes out.
 * All pairs of words and ground reach WCAG AA in both themes; a test computes them.
 */
function Colours() {
  return (
    <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-5">
      {tokensOf('color').map((name) => (
        <Swatch key={name} name={name} />
      ))}
    </ul>
  );
}

const meta = { title: 'Foundations/Colours', component: Colours } satisfies Meta<typeof Colours>;
export default meta;

export const All: StoryObj<typeof meta> = {};
