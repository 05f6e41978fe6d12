import { useSearchParams } from 'react-router';

/** The page that the address names, so that going back leads to it; 1 where it names none. */
export function useAddressPage(): number {
  const [query] = useSearchParams();
  return Math.max(1, Number(query.get('page') ?? 1) || 1);
}
