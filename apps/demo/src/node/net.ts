/** Whether a text is an address of IPv6; a page's requests come from no address at all. */
export const isIPv6 = (text: string) => text.includes(':');
