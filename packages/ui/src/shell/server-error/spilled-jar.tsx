/** A jar lying on its side with its lid beside it. */
export function SpilledJar() {
  return (
    <svg viewBox="-6 0 120 120" className="size-32" aria-hidden fill="none" strokeWidth="2.5">
      <ellipse cx="60" cy="100" rx="54" ry="6" className="fill-sunken" />
      <path
        d="M34 48h50a10 10 0 0 1 10 10v30a10 10 0 0 1-10 10H34l-12-6V54z"
        className="fill-surface stroke-leaf"
      />
      <path d="M48 48h28v50H48z" className="fill-raised stroke-leaf" />
      <path d="M56 60v26M66 60v16" className="stroke-line-strong" strokeLinecap="round" />
      <rect
        x="3"
        y="74"
        width="12"
        height="26"
        rx="4"
        transform="rotate(-24 9 87)"
        className="fill-turmeric stroke-leaf"
      />
      <path d="M24 98c-3-4 1-8 5-6" className="stroke-spice" strokeLinecap="round" />
    </svg>
  );
}
