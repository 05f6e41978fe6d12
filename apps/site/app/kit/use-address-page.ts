import { useLocation } from 'react-router';

/** The page that the address names, so that going back leads to it; 1 where it names none. */
export function useAddressPage(): number {
  const { search } = useLocation();
  return Math.max(1, Number(new URLSearchParams(search).get('page') ?? 1) || 1);
}
