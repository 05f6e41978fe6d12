import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { type ImageFacts, ResponsiveImage } from '../../primitives/responsive-image/responsive-image.tsx';
import { watchFingers } from './watch-fingers.ts';

interface ZoomedImageProps {
  image: ImageFacts;
  /** 1 for the whole image. */
  scale: number;
  onNext: () => void;
  onPrevious: () => void;
  onToggle: () => void;
  onPinch: (factor: number) => void;
}

/** One image; the element around it scrolls where the image is larger. */
export function ZoomedImage({ image, scale, onNext, onPrevious, onToggle, onPinch }: ZoomedImageProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const shownScale = useRef(1);
  const swipe = useEffectEvent((steps: 1 | -1) => (steps > 0 ? onNext() : onPrevious()));
  const pinch = useEffectEvent(onPinch);
  useEffect(() => {
    const area = sheet.current?.parentElement;
    if (!area) return undefined;
    return watchFingers(area, {
      onSwipe: (steps) => swipe(steps),
      onPinch: (factor) => pinch(factor),
    });
  }, []);
  useLayoutEffect(() => {
    const area = sheet.current?.parentElement;
    if (!area || sheet.current === null) return;
    const { scrollLeft, scrollTop, clientWidth, clientHeight } = area;
    sheet.current.style.width = `${scale * 100}%`;
    sheet.current.style.height = `${scale * 100}%`;
    // What was in the middle stays there.
    const ratio = scale / shownScale.current;
    area.scrollTo({
      left: (scrollLeft + clientWidth / 2) * ratio - clientWidth / 2,
      top: (scrollTop + clientHeight / 2) * ratio - clientHeight / 2,
      behavior: 'instant',
    });
    shownScale.current = scale;
  }, [scale]);
  return (
    <div ref={sheet} onDoubleClick={onToggle}>
      <ResponsiveImage image={image} sizes="100vw" loading="eager" />
    </div>
  );
}
