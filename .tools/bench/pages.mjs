/** The pages to measure: the most common first pages of visitors. */
export async function listPages(address) {
  const { data } = await (await fetch(`${address}/api/products?page=1&limit=1`)).json();
  return {
    home: '/',
    shop: '/products/',
    product: `/product-details-page/${data[0].id}`,
    company: '/about/ourcompany',
    login: '/Associate/login',
  };
}

/** Images are made at the first request; later visitors do not wait for that. */
export async function renderImages(address, path) {
  const html = await (await fetch(address + path)).text();
  for (const image of new Set(html.match(/\/media\/[\w/.-]+\.avif/g))) {
    await (await fetch(address + image)).arrayBuffer();
  }
}
