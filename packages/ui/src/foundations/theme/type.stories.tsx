import type { Meta, StoryObj } from '@storybook/react-vite';
import { Price } from '../../primitives/price/price.tsx';
import { listTokens, readToken } from './tokens.ts';

const weights = ['font-normal', 'font-medium', 'font-semibold', 'font-bold'] as const;

/**
 * One family, Anek, in Latin and Devanagari. Body text is 17 px, because users read it on a phone at arm's
 * length. Figures in columns use the class `figures`.
 */
function Type() {
  return (
    <div className="grid gap-8">
      <dl className="grid gap-5">
        {listTokens('text').map(({ name, value }) => (
          <div key={name}>
            <dt className="text-note text-ink-muted">
              {name}: {value} / {readToken(`text-${name}--line-height`)}
            </dt>
            <dd
              className="wrap-break-word"
              style={{ fontSize: `var(--text-${name})`, lineHeight: `var(--text-${name}--line-height)` }}
            >
              Ashwagandha, aloe and honey · अश्वगंधा और शहद
            </dd>
          </div>
        ))}
      </dl>
      <ul className="text-title">
        {weights.map((weight) => (
          <li key={weight} className={weight}>
            {weight}: ₹ 1234567890
          </li>
        ))}
      </ul>
      <ul className="w-40 text-end">
        {[9, 1111.11, 24680].map((rupees) => (
          <li key={rupees}>
            <Price rupees={rupees} />
          </li>
        ))}
      </ul>
    </div>
  );
}

const meta = { title: 'Foundations/Type', component: Type } satisfies Meta<typeof Type>;
export default meta;

export const Scale: StoryObj<typeof meta> = {};
