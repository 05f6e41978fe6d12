/**
 * SQL for the orders that lack an item, an event or a ledger entry, or whose parts do not match.
 * @param users a list or query of the ids of their members, in parentheses
 */
export function toHalfOrders(users: string): string {
  return `
  select orders.id from orders
  where user_id in ${users} and (points is distinct from (select sum(points * quantity) from order_items where order_id = orders.id)
    or subtotal_paise is distinct from
      (select sum(price_paise * quantity) from order_items where order_id = orders.id)
    or status::text is distinct from
      (select status::text from order_events where order_id = orders.id order by at desc, id desc limit 1)
    or points is distinct from (select points from bv_entries
      where order_id = orders.id and points_group = 'PENDING' and type = 'CREDIT')
    or (status = 'CANCELLED' and points is distinct from (select points from bv_entries
      where order_id = orders.id and points_group = 'CANCELLED' and type = 'CREDIT'))
    or (select count(*) from bv_entries where order_id = orders.id) <>
      case status when 'PLACED' then 1 else 3 end)`;
}

/** SQL for the number of pieces of each product, in stock and ordered by these members together. */
export function toPieces(users: string): string {
  return `
  select store_entries.product_id as product, (quantity + coalesce(ordered.sum, 0))::int as pieces
  from store_entries left join (
    select product_id, sum(quantity) as sum from order_items join orders on orders.id = order_id
    where status = 'PLACED' and user_id in ${users} group by product_id
  ) as ordered on ordered.product_id = store_entries.product_id order by 1`;
}
