import type { Meta, StoryObj } from '@storybook/react-vite';
import { listTokens } from './tokens.ts';

const steps = [1, 2, 3, 4, 5, 6, 8, 10, 12, 14, 16] as const;

/**
 * Distances are multiples of 4 px, which is 0.25 rem; these are the ones in use. Corners are small, like those of a cut label. Only
 * what floats above the page (dialogs, toasts) has a shadow; everything else is separated by lines.
 */
function Spacing() {
  return (
    <div className="grid gap-10">
      <ul className="grid gap-2">
        {steps.map((step) => (
          <li key={step} className="figures flex items-center gap-4">
            <span className="w-8 text-end">{step}</span>
            <span className="w-16 text-end text-ink-muted">{step * 4} px</span>
            <span className="h-4 bg-leaf" style={{ width: `calc(var(--spacing) * ${step})` }} />
          </li>
        ))}
      </ul>
      <ul className="flex flex-wrap gap-4">
        {listTokens('radius').map(({ name, value }) => (
          <li
            key={name}
            className="grid size-24 place-items-center border border-leaf bg-leaf-soft text-note"
            style={{ borderRadius: `var(--radius-${name})` }}
          >
            <span className="text-center">
              {name}
              <br />
              {value}
            </span>
          </li>
        ))}
        <li className="grid size-24 place-items-center rounded-card bg-raised text-note shadow-raised">
          raised
        </li>
      </ul>
    </div>
  );
}

const meta = { title: 'Foundations/Spacing', component: Spacing } satisfies Meta<typeof Spacing>;
export default meta;

export const Steps: StoryObj<typeof meta> = {};
