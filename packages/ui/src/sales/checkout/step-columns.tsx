import type { ReactNode, Ref } from 'react';

interface StepColumnsProps {
  ref?: Ref<HTMLDivElement>;
  /** What is chosen in this step. */
  children: ReactNode;
  /** The sums and the way on; on a wide screen beside the choices. */
  aside: ReactNode;
}

/** A step of the checkout. Not a grid on a phone, because the bar with the way on could not leave its own grid cell. */
export function StepColumns({ ref, children, aside }: StepColumnsProps) {
  return (
    <div ref={ref} className="flex flex-col gap-x-12 gap-y-6 lg:grid lg:grid-cols-3">
      <div className="grid content-start gap-6 lg:col-span-2">{children}</div>
      <div className="contents lg:grid lg:content-start lg:gap-6">{aside}</div>
    </div>
  );
}
