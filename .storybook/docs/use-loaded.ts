import { useEffect, useState } from 'react';

/** What a promise resolves to; undefined until then. @param load the same function as long as the same is to be loaded */
export function useLoaded<Value>(load: () => Promise<Value>): Value | undefined {
  const [loaded, setLoaded] = useState<Value>();
  useEffect(() => {
    let isShown = true;
    const show = async () => {
      const value = await load();
      if (isShown) setLoaded(value);
    };
    void show();
    return () => {
      isShown = false;
    };
  }, [load]);
  return loaded;
}
