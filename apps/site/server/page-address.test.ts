import { describe, expect, it } from 'vitest';
import { pageAddress } from './page-address.ts';

const toAddress = (address: string) => pageAddress(new URL(address, 'https://shop.example.in'));

describe('the one address of a page', () => {
  it.each([
    ['/', '/'],
    ['/?ref=ASHA2023&lang=hi', '/'],
    ['/TERMS&condiction//', '/terms%26condiction'],
    ['/Inspiring%20World/registrationfrom', '/inspiring%20world/registrationfrom'],
    ['/%70roducts', '/products/'],
    ['/Products///?utm_source=mail', '/products/'],
    ['/products/?page=1&sort=featured&page=2', '/products/'],
    ['/products/Foods-Pantry?page=2&sort=name', '/products/foods-pantry?sort=name&page=2'],
    ['/products/?brand=aranjeev&price=1-2&points=&inStock=', '/products/'],
    ['/products/?sort=name&page=02&x=1', '/products/?sort=name&page=2'],
    ['/Brands/', '/brands'],
    ['/brands/Aranjeev?sort=name&page=2', '/brands/aranjeev?page=2'],
    ['/brands/aranjeev?page=1', '/brands/aranjeev'],
    ['/product-details-page/7D0C1F0E', '/product-details-page/7d0c1f0e'],
  ])('of %s is %s', (spelled, address) => {
    expect(toAddress(spelled)).toBe(address);
  });

  it.each([
    '/products/?search=tulsi',
    '/products/?category=',
    '/products/?price=200-500',
    '/products/skin-care?inStock=true&sort=name',
    '/products/?filters=open',
    '/products.data',
    '/%E0%A4%A',
    '/terms?page=2',
    '/verify/K7QM-RTW9-XHZ2-BCDE',
    '/verify?code=K7QM-RTW9-XHZ2-BCDE',
  ])('does not exist for %s', (address) => expect(toAddress(address)).toBeUndefined());
});
