import { describe, expect, it } from 'vitest';
import { toNoticeHref } from './notice-href.ts';

describe('the address of a notice', () => {
  it('leads to the order, the product, the lead, the grievance, the request or the member', () => {
    const toHref = (kind: Parameters<typeof toNoticeHref>[0]['kind']) =>
      toNoticeHref({ kind, subjectId: '7', name: 'Ghee & honey' });
    expect(toHref('NEW_ORDER')).toBe('/dashboard/orders/7');
    expect(toHref('RETURN_REQUESTED')).toBe('/dashboard/orders/7');
    expect(toHref('REFUND_FAILED')).toBe('/dashboard/orders/7');
    expect(toHref('LOW_STOCK')).toBe('/dashboard/stock?search=Ghee%20%26%20honey');
    expect(toHref('NEW_LEAD')).toBe('/dashboard/leads?open=7');
    expect(toHref('NEW_GRIEVANCE')).toBe('/dashboard/grievances?open=7');
    expect(toHref('GRIEVANCE_REOPENED')).toBe('/dashboard/grievances?open=7');
    expect(toHref('GRIEVANCE_OVERDUE')).toBe('/dashboard/grievances?open=7');
    expect(toHref('AGREEMENT_WITHDRAWN')).toBe('/dashboard/members/7');
    expect(toHref('CERTIFICATE_ENDS')).toBe('/dashboard/company#facts-certificates');
    expect(toHref('NEW_REVIEW')).toBe('/dashboard/reviews?open=7');
    expect(toHref('NEW_PRODUCT_QUESTION')).toBe('/dashboard/product-questions?open=7');
    expect(toHref('NEW_REQUEST')).toBe('/dashboard/requests?open=7');
  });
});
