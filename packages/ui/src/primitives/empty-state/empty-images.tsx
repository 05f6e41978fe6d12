import type { ReactNode } from 'react';

/** What all images of empty pages share: their size, the shadow below, and the width of their lines. */
function Image({ children }: { readonly children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 120 120"
      className="size-32"
      aria-hidden
      fill="none"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <ellipse cx="60" cy="106" rx="42" ry="5" className="fill-sunken" />
      {children}
    </svg>
  );
}

/** A pantry jar with a blank label: nothing of no special kind. */
export function JarImage() {
  return (
    <Image>
      <path
        d="M36 34h48l6 12v48a10 10 0 0 1-10 10H40a10 10 0 0 1-10-10V46z"
        className="fill-surface stroke-leaf"
      />
      <rect x="33" y="18" width="54" height="16" rx="4" className="fill-turmeric stroke-leaf" />
      <path d="M30 58h60v28H30z" className="fill-raised stroke-leaf" />
      <path d="M42 68h36M42 76h22" className="stroke-line-strong" />
      <path d="M80 44l3 6" className="stroke-line" />
    </Image>
  );
}

/** A shopping basket: an empty cart. */
export function BasketImage() {
  return (
    <Image>
      <path d="M38 52l14-30M82 52L68 22" className="stroke-leaf" />
      <path d="M24 64h72l-7 34a8 8 0 0 1-8 6H39a8 8 0 0 1-8-6z" className="fill-surface stroke-leaf" />
      <rect x="18" y="50" width="84" height="14" rx="4" className="fill-turmeric stroke-leaf" />
      <path d="M44 74l3 20M60 74v20M76 74l-3 20" className="stroke-line-strong" />
    </Image>
  );
}

/** A parcel: no orders. */
export function ParcelImage() {
  return (
    <Image>
      <path d="M60 28l40 16v44l-40 16-40-16V44z" className="fill-surface stroke-leaf" />
      <path d="M20 44l40 16 40-16M60 60v44" className="stroke-leaf" />
      <path d="M40 36l40 16v16l-10 4V56L30 40z" className="fill-turmeric stroke-leaf" />
      <path d="M28 78l12 5" className="stroke-line-strong" />
    </Image>
  );
}

/** A ticket: no coupons. */
export function TicketImage() {
  return (
    <Image>
      <path d="M20 42h80v14a8 8 0 0 0 0 16v18H20V72a8 8 0 0 0 0-16z" className="fill-surface stroke-leaf" />
      <path d="M74 44v44" className="stroke-line-strong" strokeDasharray="4 6" />
      <circle cx="40" cy="58" r="6" className="fill-turmeric stroke-leaf" />
      <circle cx="56" cy="76" r="6" className="fill-turmeric stroke-leaf" />
      <path d="M58 54L38 80" className="stroke-leaf" />
    </Image>
  );
}

/** A heart on a tag: an empty wishlist. */
export function WishImage() {
  return (
    <Image>
      <path d="M26 30h42l28 32-36 40-34-34z" className="fill-surface stroke-leaf" />
      <circle cx="40" cy="42" r="4" className="fill-raised stroke-leaf" />
      <path d="M62 84L48 70a8 8 0 0 1 12-11l2 2 2-2a8 8 0 0 1 12 11z" className="fill-turmeric stroke-leaf" />
    </Image>
  );
}

/** A magnifying glass: a search without a result. */
export function SearchImage() {
  return (
    <Image>
      <path d="M72 74l24 26" className="stroke-leaf" strokeWidth="8" />
      <circle cx="54" cy="52" r="30" className="fill-surface stroke-leaf" />
      <path d="M40 50a14 14 0 0 1 12-12" className="stroke-line-strong" />
      <rect x="46" y="58" width="18" height="6" rx="3" className="fill-turmeric" />
    </Image>
  );
}

/** A signpost: an address without a page. */
export function SignpostImage() {
  return (
    <Image>
      <path d="M58 20h4v84h-4z" className="fill-surface stroke-leaf" />
      <path d="M40 30h46l10 9-10 9H40z" className="fill-turmeric stroke-leaf" />
      <path d="M80 58H36l-10 9 10 9h44z" className="fill-surface stroke-leaf" />
      <path d="M48 67h20" className="stroke-line-strong" />
    </Image>
  );
}

/** A cracked jar: a page that failed. */
export function CrackedImage() {
  return (
    <Image>
      <path
        d="M36 38h48l6 10v46a10 10 0 0 1-10 10H40a10 10 0 0 1-10-10V48z"
        className="fill-surface stroke-leaf"
      />
      <path d="M60 38l-8 18 14 8-10 16 8 24" className="stroke-leaf" />
      <rect
        x="38"
        y="14"
        width="54"
        height="15"
        rx="4"
        transform="rotate(10 65 22)"
        className="fill-turmeric stroke-leaf"
      />
    </Image>
  );
}

/** A plug out of its socket: no connection. */
export function PlugImage() {
  return (
    <Image>
      <path d="M16 84h20a10 10 0 0 0 10-10V62" className="stroke-leaf" />
      <path d="M34 46h24v8a12 12 0 0 1-24 0z" className="fill-turmeric stroke-leaf" />
      <path d="M40 36v10M52 36v10" className="stroke-leaf" />
      <rect x="70" y="34" width="32" height="56" rx="8" className="fill-surface stroke-leaf" />
      <path d="M80 56v8M92 56v8" className="stroke-leaf" />
      <path d="M58 26l4-8M66 30l8-5" className="stroke-line-strong" />
    </Image>
  );
}

/** A padlock: a page for others. */
export function LockImage() {
  return (
    <Image>
      <path d="M42 52V40a18 18 0 0 1 36 0v12" className="stroke-leaf" />
      <rect x="28" y="52" width="64" height="52" rx="8" className="fill-surface stroke-leaf" />
      <circle cx="60" cy="74" r="7" className="fill-turmeric stroke-leaf" />
      <path d="M60 81v10" className="stroke-leaf" />
    </Image>
  );
}

/** A seedling: no points. */
export function SeedlingImage() {
  return (
    <Image>
      <path d="M60 76V46" className="stroke-leaf" />
      <path d="M60 56C60 40 48 32 32 32c0 16 10 26 28 24z" className="fill-surface stroke-leaf" />
      <path d="M60 48c0-14 10-22 26-22 0 14-8 24-26 22z" className="fill-turmeric stroke-leaf" />
      <path d="M32 76h56l-6 22a8 8 0 0 1-8 6H46a8 8 0 0 1-8-6z" className="fill-surface stroke-leaf" />
    </Image>
  );
}

/** Three people: an empty team. */
export function PeopleImage() {
  return (
    <Image>
      <path d="M60 52v14M60 66H34v8M60 66h26v8" className="stroke-line-strong" />
      <circle cx="60" cy="38" r="14" className="fill-turmeric stroke-leaf" />
      <circle cx="34" cy="88" r="14" className="fill-surface stroke-leaf" />
      <circle cx="86" cy="88" r="14" className="fill-surface stroke-leaf" strokeDasharray="5 6" />
    </Image>
  );
}

/** A wallet: no payments. */
export function WalletImage() {
  return (
    <Image>
      <path d="M28 44l46-18 8 18" className="fill-turmeric stroke-leaf" />
      <rect x="20" y="44" width="80" height="56" rx="8" className="fill-surface stroke-leaf" />
      <path d="M100 62H82a10 10 0 0 0 0 20h18z" className="fill-raised stroke-leaf" />
      <path d="M84 72h1" className="stroke-leaf" strokeWidth="5" />
      <path d="M32 58h24" className="stroke-line-strong" />
    </Image>
  );
}

/** A bell: nothing new. */
export function BellImage() {
  return (
    <Image>
      <path d="M60 28v-8" className="stroke-leaf" />
      <path d="M34 86V56a26 26 0 0 1 52 0v30l6 8H28z" className="fill-surface stroke-leaf" />
      <path d="M52 96a8 8 0 0 0 16 0" className="fill-turmeric stroke-leaf" />
      <path d="M44 58a16 16 0 0 1 10-15" className="stroke-line-strong" />
    </Image>
  );
}

/** A house with a letter box: no address. */
export function HouseImage() {
  return (
    <Image>
      <path d="M32 58v46h44V58" className="fill-surface stroke-leaf" />
      <path d="M24 62l30-28 30 28z" className="fill-turmeric stroke-leaf" />
      <path d="M46 104V80h16v24" className="fill-raised stroke-leaf" />
      <path d="M94 84v20" className="stroke-leaf" />
      <path d="M84 72h20v12H84zM92 78h6" className="fill-surface stroke-leaf" />
    </Image>
  );
}

/** A letter: no requests. */
export function LetterImage() {
  return (
    <Image>
      <path d="M34 24h52v56H34z" className="fill-surface stroke-leaf" />
      <path d="M44 36h32M44 46h20" className="stroke-line-strong" />
      <path d="M20 58l40 26 40-26v46H20z" className="fill-surface stroke-leaf" />
      <circle cx="60" cy="92" r="6" className="fill-turmeric stroke-leaf" />
    </Image>
  );
}
