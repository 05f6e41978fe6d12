import './filmstrip.css';

interface FilmstripProps {
  /** The names of the steps, in order. */
  readonly steps: readonly string[];
  readonly screen: 'phone' | 'desktop';
}

/** The steps of a journey; each has a frame for the page as the step left it, which is empty until then. */
export function Filmstrip({ steps, screen }: FilmstripProps) {
  return (
    <ol aria-label="Steps" className="filmstrip" data-screen={screen}>
      {steps.map((step) => (
        <li key={step}>
          <div className="still">
            {/* Without scripts, and beyond the reach of focus and pointer. */}
            <iframe title={step} sandbox="allow-same-origin" inert />
          </div>
          <p>{step}</p>
        </li>
      ))}
    </ol>
  );
}
