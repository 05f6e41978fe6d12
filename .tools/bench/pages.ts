import * as z from 'zod/mini';

const FirstProduct = z.object({ data: z.tuple([z.object({ id: z.string() })]) });

/** The paths of the pages to measure. */
export interface Pages {
  readonly home: string;
  readonly shop: string;
  readonly product: string;
  readonly company: string;
  readonly login: string;
}

/** The pages to measure: the most common first pages of visitors. */
export async function listPages(address: string): Promise<Pages> {
  const response = await fetch(`${address}/api/products?page=1&limit=1`);
  const { data } = FirstProduct.parse(await response.json());
  return {
    home: '/',
    shop: '/products/',
    product: `/product-details-page/${data[0].id}`,
    company: '/about/ourcompany',
    login: '/Associate/login',
  };
}

/** Images are made at the first request; later visitors do not wait for that. */
export async function renderImages(address: string, path: string): Promise<void> {
  const html = await (await fetch(address + path)).text();
  for (const image of new Set(html.match(/\/media\/[\w/.-]+\.avif/g))) {
    await (await fetch(address + image)).arrayBuffer();
  }
}
