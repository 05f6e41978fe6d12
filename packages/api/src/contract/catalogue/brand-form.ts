import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { imagePart, jsonPart, versionPart } from '../form-parts.ts';
import { IdParams } from '../list-query.ts';
import { Done, dataResponse } from '../response.ts';
import { recordListQuery, staffListBody } from '../staff-list.ts';
import { filledText, text } from '../text.ts';
import { Brand } from './brand.ts';
import { BrandInHindi } from './hindi-texts.ts';

/** A brand as staff see it; `version` counts its changes. */
export const StaffBrand = z.extend(z.omit(Brand, { slug: true, productCount: true }), {
  version: z.int(),
  /** Absent without any. */
  hindi: z.optional(BrandInHindi),
});
export type StaffBrand = z.infer<typeof StaffBrand>;

export const NewBrand = z.object({
  name: filledText(100, 'Name', 'Name is required'),
  description: z._default(text(2000, 'Description'), ''),
  brandSlogan: z._default(text(200, 'Slogan'), ''),
  /** Empty text: none. */
  hindi: z.optional(jsonPart(BrandInHindi, 'Hindi texts must be JSON text')),
  brandImage: z.optional(imagePart),
});
export type NewBrand = z.infer<typeof NewBrand>;

/** A changed brand; what is left out stays. */
export const BrandChange = z.extend(NewBrand, {
  description: z.optional(text(2000, 'Description')),
  brandSlogan: z.optional(text(200, 'Slogan')),
  version: z.optional(versionPart),
});
export type BrandChange = z.infer<typeof BrandChange>;

export const createBrand = defineEndpoint({
  operation: 'createBrand',
  summary: 'Adds a brand.',
  base: 'product',
  method: 'POST',
  path: '/api/brands',
  policy: 'staff',
  area: 'catalogue',
  form: 'multipart',
  body: NewBrand,
  response: { status: 200, body: dataResponse(StaffBrand) },
  failures: [400, 401, 403, 409, 413],
});

export const updateBrand = defineEndpoint({
  operation: 'updateBrand',
  summary: 'Changes a brand; 409 with the stored one when another user has changed it since `version`.',
  base: 'product',
  method: 'PUT',
  path: '/api/brands/{id}',
  policy: 'staff',
  area: 'catalogue',
  params: IdParams,
  form: 'multipart',
  body: BrandChange,
  response: { status: 200, body: dataResponse(StaffBrand) },
  failures: [400, 401, 403, 404, 409, 413],
});

export const deleteBrand = defineEndpoint({
  operation: 'deleteBrand',
  summary: 'Deletes a brand: visitors see neither it nor its products. It can be restored.',
  base: 'product',
  method: 'DELETE',
  path: '/api/brands/{id}',
  policy: 'staff',
  area: 'catalogue',
  params: IdParams,
  response: { status: 200, body: Done },
  failures: [401, 403, 404],
});

export const listStaffBrands = defineEndpoint({
  operation: 'listStaffBrands',
  summary: 'The brands for staff, a page at a time; `deleted=true` lists those that can be restored.',
  base: 'product',
  method: 'GET',
  path: '/api/admin/brands',
  policy: 'staff',
  area: 'catalogue',
  query: recordListQuery(['name', 'newest']),
  response: { status: 200, body: staffListBody(StaffBrand) },
  failures: [400, 401, 403],
});

export const restoreBrand = defineEndpoint({
  operation: 'restoreBrand',
  summary: 'Restores a deleted brand.',
  base: 'product',
  method: 'PUT',
  path: '/api/admin/brands/{id}/restore',
  policy: 'staff',
  area: 'catalogue',
  params: IdParams,
  response: { status: 200, body: dataResponse(StaffBrand) },
  failures: [401, 403, 404],
});
