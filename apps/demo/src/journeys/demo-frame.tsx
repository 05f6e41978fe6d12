const SIZES = {
  phone: { width: 360, height: 740 },
  desktop: { width: 1280, height: 800 },
} as const;

interface DemoFrameProps {
  /** The address of the first page, within the site. */
  readonly at: string;
  readonly screen: keyof typeof SIZES;
  readonly theme: 'light' | 'dark';
  readonly language: 'en' | 'hi';
}

/** The demo on a screen of the given size. */
export function DemoFrame({ screen, ...visit }: DemoFrameProps) {
  return (
    // It may be wider than the canvas, which then scrolls by keyboard too.
    <div role="region" aria-label="Screen" tabIndex={0} style={{ maxWidth: '100%', overflow: 'auto' }}>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- it shows our own page, which needs all that a page may do */}
      <iframe
        title="The demo"
        src={`/demo/index.html?${new URLSearchParams(visit)}`}
        style={{ ...SIZES[screen], border: 0 }}
      />
    </div>
  );
}
