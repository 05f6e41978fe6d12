export { FlipCards, type FlipCardFaces, type FlipCardsProps } from './flip-cards.tsx';
