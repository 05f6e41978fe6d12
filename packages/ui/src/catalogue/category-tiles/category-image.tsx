import type { ReactNode } from 'react';

const body = 'fill-raised stroke-leaf';
const tint = 'fill-leaf-soft stroke-leaf';
const accent = 'fill-turmeric stroke-leaf';

/** One drawing per category, all in the same style: 2.5 px leaf lines, paper bodies, a turmeric accent. */
const images = {
  herbs: (
    <>
      <path className={tint} d="M48 78V40M48 58c-16 0-22-10-22-24 14 0 22 8 22 24z" />
      <path className={tint} d="M48 48c0-16 8-24 22-26 0 16-8 26-22 26z" />
      <path className={accent} d="M24 66h48l-6 18H30z" />
    </>
  ),
  supplements: (
    <>
      <path className={body} d="M30 34h36v44a6 6 0 0 1-6 6H36a6 6 0 0 1-6-6z" />
      <path className={accent} d="M28 20h40v14H28z" />
      <path className={tint} d="M30 48h36v20H30z" />
      <path className="stroke-leaf" d="M48 52v12M42 58h12" />
    </>
  ),
  care: (
    <>
      <path className={body} d="M30 44h32v34a6 6 0 0 1-6 6H36a6 6 0 0 1-6-6z" />
      <path className={accent} d="M40 32h12v12H40z" />
      <path className="stroke-leaf" d="M46 32V20h18v6" />
      <path className={tint} d="M30 56h32v14H30z" />
      <path className={tint} d="M76 66c5 7 5 12 0 12s-5-5 0-12z" />
    </>
  ),
  skin: (
    <>
      <path className={body} d="M26 20h30l-4 52H30z" />
      <path className={tint} d="M27 34h28l-2 22H29z" />
      <path className={accent} d="M30 72h22v12H30z" />
      <path className={tint} d="M62 62h20v18a4 4 0 0 1-4 4H66a4 4 0 0 1-4-4z" />
      <path className={accent} d="M60 52h24v10H60z" />
    </>
  ),
  pantry: (
    <>
      <path className={body} d="M26 36h44l4 8v34a6 6 0 0 1-6 6H28a6 6 0 0 1-6-6V44z" />
      <path className={accent} d="M24 22h48v14H24z" />
      <path className={tint} d="M22 52h52v20H22z" />
      <path className="stroke-leaf" d="M48 56v12M48 60c-5 0-7-2-7-4M48 65c5 0 7-2 7-4" />
    </>
  ),
  home: (
    <>
      <path className={body} d="M34 40h26l6 14v24a6 6 0 0 1-6 6H34a6 6 0 0 1-6-6V50z" />
      <path className={accent} d="M36 28h22v12H36z" />
      <path className="stroke-leaf" d="M36 28l-6-10h28v10M58 20h12" />
      <path className={tint} d="M28 56h38v16H28z" />
      <path className="stroke-leaf" d="M76 14v.1M80 20v.1M76 26v.1" />
    </>
  ),
  devices: (
    <>
      <path
        className={body}
        d="M20 28h42a6 6 0 0 1 6 6v34a6 6 0 0 1-6 6H20a6 6 0 0 1-6-6V34a6 6 0 0 1 6-6z"
      />
      <path className={tint} d="M22 36h38v22H22z" />
      <path className="stroke-leaf" d="M26 48h7l4-7 5 12 4-5h10" />
      <path className={accent} d="M34 66h14v.1" />
      <path className="stroke-leaf" d="M68 50h8a6 6 0 0 1 6 6v28" />
    </>
  ),
  clothing: (
    <>
      <path className={tint} d="M36 22l-20 10 6 16 8-4v38h36V44l8 4 6-16-20-10c-4 8-20 8-24 0z" />
      <path className={accent} d="M52 50h10v10H52z" />
    </>
  ),
} as const satisfies Record<string, ReactNode>;

/** The names of the drawings. */
export type CategoryImageName = keyof typeof images;

/** A small drawing of a category's products; decorative, because the label stands beside it. */
export function CategoryImage({ name }: { name: CategoryImageName }) {
  return (
    <svg
      viewBox="0 0 96 96"
      className="size-20 sm:size-24"
      aria-hidden
      fill="none"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <ellipse cx="48" cy="86" rx="36" ry="4" className="fill-sunken" />
      {images[name]}
    </svg>
  );
}
