/** An empty pantry jar with a blank label on a board. */
export function EmptyJar() {
  return (
    <svg viewBox="0 0 120 120" className="size-32" aria-hidden fill="none" strokeWidth="2.5">
      <ellipse cx="60" cy="106" rx="42" ry="5" className="fill-sunken" />
      <path
        d="M36 34h48l6 12v48a10 10 0 0 1-10 10H40a10 10 0 0 1-10-10V46z"
        className="fill-surface stroke-leaf"
      />
      <rect x="33" y="18" width="54" height="16" rx="4" className="fill-turmeric stroke-leaf" />
      <path d="M30 58h60v28H30z" className="fill-raised stroke-leaf" />
      <path d="M42 68h36M42 76h22" className="stroke-line-strong" strokeLinecap="round" />
      <path d="M80 44l3 6" className="stroke-line" strokeLinecap="round" />
    </svg>
  );
}
