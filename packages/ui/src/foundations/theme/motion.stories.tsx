import type { Meta, StoryObj } from '@storybook/react-vite';
import { listTokens, readToken } from './tokens.ts';

/**
 * Motion says where something comes from, and no more: a dialog arrives, a toast rises, both within a fifth of a second.
 * What waits turns or breathes. A user that asks the system for less motion sees none.
 */
function Motion() {
  return (
    <div className="grid gap-6">
      <ul className="grid gap-4">
        {listTokens('animate').map(({ name, value }) => (
          <li key={name} className="flex items-center gap-4">
            <span className="size-10 rounded-field bg-leaf" style={{ animation: `var(--animate-${name})` }} />
            <span>
              {name}: <span className="figures text-ink-muted">{value}</span>
            </span>
          </li>
        ))}
      </ul>
      <p className="text-note text-ink-muted">
        A change of colour: {readToken('default-transition-duration')}
      </p>
    </div>
  );
}

const meta = { title: 'Foundations/Motion', component: Motion } satisfies Meta<typeof Motion>;
export default meta;

export const All: StoryObj<typeof meta> = {};
